import type { JSX } from 'preact';
import { messages } from '@/i18n/current';
import type { DeviceFacts } from '@/llm/capability';
import { Banner } from '@/ui/banner';
import type { ListedModel } from './listed-model';

export interface DeviceBannerProps {
  readonly device: DeviceFacts | null;
  readonly models: readonly ListedModel[];
}

/** Whether the coach can run here, in a sentence, before anything is offered. */
export function DeviceBanner({ device, models }: DeviceBannerProps): JSX.Element {
  const { model, errors } = messages.value;
  const text = model.device;
  if (device === null) return <Banner icon="chip">{text.checking}</Banner>;
  const { gpu, memory, storage } = device;
  if (gpu.kind !== 'supported') {
    const { title, body } = errors[gpu.kind];
    return (
      <Banner tone="care" icon="chip" title={`${title}.`}>
        {body}
      </Banner>
    );
  }
  const isGood = models.some(({ entry, verdict }) => entry.origin === 'catalog' && verdict?.fit === 'good');
  return (
    <>
      <Banner tone={isGood ? 'ok' : 'plain'} icon="chip" title={isGood ? text.fits : text.slow}>
        {text.facts(gpu.adapter, memory, storage && storage.quota - storage.usage)}
      </Banner>
      {device.looksPrivate && (
        <Banner tone="care" icon="info">
          {text.looksPrivate}
        </Banner>
      )}
    </>
  );
}
