import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { messages } from '@/i18n/current';
import { Icon } from '@/ui/icon';
import { DemoModelCard } from './demo-model-card';
import { DeviceVerdict } from './device-verdict';
import type { ModelSetupModel } from './model-setup-model';
import './model-setup-screen.css';

export function ModelSetupScreen({ model }: { readonly model: ModelSetupModel }): JSX.Element {
  const text = messages.value;
  useEffect(() => {
    void model.probe();
  }, [model]);
  return (
    <main class="screen screen--one">
      <div class="topbar topbar--sub">
        <a class="icon-button" href="/more" aria-label={text.nav.back}>
          <Icon name="back" />
        </a>
        <h1 tabIndex={-1}>{text.model.title}</h1>
      </div>
      <div class="stack">
        <DeviceVerdict gpu={model.gpu.value} />
        <DemoModelCard model={model} />
      </div>
      <p class="fine-print">
        <Icon name="shield" size={20} />
        <span>{text.model.privacy}</span>
      </p>
    </main>
  );
}
