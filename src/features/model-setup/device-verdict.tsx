import type { JSX } from 'preact';
import { messages } from '@/i18n/current';
import type { GpuCapability } from '@/llm/capability';
import { Banner } from '@/ui/banner';

/** Whether the coach can run here, in a sentence, before anything is offered. */
export function DeviceVerdict({ gpu }: { readonly gpu: GpuCapability | null }): JSX.Element {
  const text = messages.value;
  if (gpu === null) return <Banner icon="chip">{text.model.checking}</Banner>;
  if (gpu.kind === 'supported') {
    return (
      <Banner tone="ok" icon="chip" title={text.model.fits}>
        {text.model.fitsDetail(gpu.adapter)}
      </Banner>
    );
  }
  const { title, body } = text.errors[gpu.kind];
  return (
    <Banner tone="care" icon="chip" title={`${title}.`}>
      {body}
    </Banner>
  );
}
