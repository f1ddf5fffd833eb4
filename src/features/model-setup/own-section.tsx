import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { messages } from '@/i18n/current';
import { Icon, type IconName } from '@/ui/icon';
import { AddressSheet } from './address-sheet';
import { FileSheet } from './file-sheet';
import type { OwnModels } from './own-models';

/** The ways to bring a model of one's own. */
export function OwnSection({ own }: { readonly own: OwnModels }): JSX.Element {
  const text = messages.value.model.own;
  const [open, setOpen] = useState<'file' | 'address' | null>(null);
  const close = (): void => setOpen(null);
  return (
    <section class="section" aria-labelledby="own-title">
      <h2 class="section__title" id="own-title">
        {text.title}
      </h2>
      <div class="card rows">
        <Row icon="folder" title={text.file} note={text.fileNote} onClick={() => setOpen('file')} />
        <Row icon="globe" title={text.address} note={text.addressNote} onClick={() => setOpen('address')} />
      </div>
      {open === 'file' && <FileSheet own={own} onClose={close} />}
      {open === 'address' && <AddressSheet own={own} onClose={close} />}
    </section>
  );
}

interface RowProps {
  readonly icon: IconName;
  readonly title: string;
  readonly note: string;
  readonly onClick: () => void;
}

function Row({ icon, title, note, onClick }: RowProps): JSX.Element {
  return (
    <button type="button" class="row own-section__row" aria-label={title} onClick={onClick}>
      <Icon name={icon} />
      <span class="row__main">
        <span class="row__title">{title}</span>
        <span class="row__note">{note}</span>
      </span>
      <Icon name="next" size={20} />
    </button>
  );
}
