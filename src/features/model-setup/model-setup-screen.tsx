import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { messages } from '@/i18n/current';
import { Icon } from '@/ui/icon';
import { BenchSection } from './bench-section';
import { DeviceBanner } from './device-banner';
import { EngineSection } from './engine-section';
import { ModelCard } from './model-card';
import type { ModelSetupModel } from './model-setup-model';
import { OwnSection } from './own-section';
import { StorageSection } from './storage-section';
import { TokenSection } from './token-section';
import './model-setup-screen.css';

export function ModelSetupScreen({ model }: { readonly model: ModelSetupModel }): JSX.Element {
  const text = messages.value;
  useEffect(() => {
    void model.probe();
  }, [model]);
  return (
    <main class="screen model-setup">
      <div class="topbar topbar--sub">
        <a class="icon-button" href="/more" aria-label={text.nav.back}>
          <Icon name="back" />
        </a>
        <h1 tabIndex={-1}>{text.model.title}</h1>
      </div>
      <div class="model-setup__columns">
        <div class="stack">
          <DeviceBanner device={model.device.value} models={model.models.value} />
          {model.models.value.map((listed) => (
            <ModelCard key={listed.entry.id} listed={listed} model={model} />
          ))}
          <OwnSection own={model.own} />
        </div>
        <div>
          <StorageSection model={model} />
          <EngineSection model={model} />
          <BenchSection bench={model.bench} />
          <TokenSection model={model} />
          <p class="fine-print">
            <Icon name="shield" size={20} />
            <span>{text.model.privacy}</span>
          </p>
        </div>
      </div>
    </main>
  );
}
