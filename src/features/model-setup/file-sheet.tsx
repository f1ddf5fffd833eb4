import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { messages } from '@/i18n/current';
import type { ModelEntry } from '@/llm/model/model-entry';
import { Sheet } from '@/ui/sheet';
import type { OwnSheetProps } from './address-sheet';
import { FamilyField } from './family-field';
import { Field, FieldForm } from './field';
import { isHash } from './own-models';
import { SheetButtons } from './sheet-buttons';

/** A model from a file on the device. */
export function FileSheet({ own, onClose }: OwnSheetProps): JSX.Element {
  const text = messages.value.model.own;
  const [file, setFile] = useState<File | null>(null);
  const [sha256, setHash] = useState('');
  const [chosenFamily, setFamily] = useState<ModelEntry['family'] | null>(null);
  const family = chosenFamily ?? own.familyOf(file?.name ?? '');
  const submit = (): void => {
    if (file === null || !isHash(sha256)) return;
    own.importFile(file, { family, sha256 });
    onClose();
  };
  return (
    <Sheet label={text.file} onClose={onClose}>
      <h2 class="model-form__title">{text.file}</h2>
      <FieldForm onSubmit={submit}>
        <div class="model-field">
          <label for="own-file">{text.pick}</label>
          <input
            id="own-file"
            class="file-sheet__pick"
            type="file"
            accept=".task,.litertlm,.bin,.tflite"
            onChange={(event) => setFile(event.currentTarget.files?.[0] ?? null)}
          />
          {file && <p class="meta">{text.chosen(file.name, file.size)}</p>}
        </div>
        <Field
          id="own-hash"
          label={text.hashLabel}
          note={text.hashNote}
          value={sha256}
          problem={isHash(sha256) ? null : text.hashWrong}
          onInput={setHash}
        />
        <FamilyField id="own-family" value={family} onChange={setFamily} />
        <SheetButtons submit={text.submitFile} isDisabled={file === null} onCancel={onClose} />
      </FieldForm>
    </Sheet>
  );
}
