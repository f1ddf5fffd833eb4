import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { messages } from '@/i18n/current';
import type { ModelEntry } from '@/llm/model/model-entry';
import { Sheet } from '@/ui/sheet';
import { FamilyField } from './family-field';
import { Field, FieldForm } from './field';
import { isHash, type OwnModels } from './own-models';
import { SheetButtons } from './sheet-buttons';

export interface OwnSheetProps {
  readonly own: OwnModels;
  readonly onClose: () => void;
}

/** A model from an address that the person types. */
export function AddressSheet({ own, onClose }: OwnSheetProps): JSX.Element {
  const text = messages.value.model.own;
  const [address, setAddress] = useState('');
  const [sha256, setHash] = useState('');
  const [chosenFamily, setFamily] = useState<ModelEntry['family'] | null>(null);
  const [isTried, setTried] = useState(false);
  const family = chosenFamily ?? own.familyOf(address);
  const url = own.address(address);
  const submit = (): void => {
    setTried(true);
    if (url === null || !isHash(sha256)) return;
    own.bringFrom(url, { family, sha256 });
    onClose();
  };
  return (
    <Sheet label={text.address} onClose={onClose}>
      <h2 class="model-form__title">{text.address}</h2>
      <FieldForm onSubmit={submit}>
        <Field
          id="own-address"
          label={text.addressLabel}
          isAddress
          value={address}
          problem={isTried && url === null ? text.addressWrong : null}
          onInput={setAddress}
        />
        <Field
          id="own-hash"
          label={text.hashLabel}
          note={text.hashNote}
          value={sha256}
          problem={isTried && !isHash(sha256) ? text.hashWrong : null}
          onInput={setHash}
        />
        <FamilyField id="own-family" value={family} onChange={setFamily} />
        <SheetButtons submit={text.submitAddress} onCancel={onClose} />
      </FieldForm>
    </Sheet>
  );
}
