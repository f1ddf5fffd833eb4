import type { JSX } from 'preact';
import { messages } from '@/i18n/current';
import { SegmentedControl } from '@/ui/segmented-control';
import { Switch } from '@/ui/switch';
import type { ModelSetupModel } from './model-setup-model';

const SAMPLINGS = ['focused', 'usual', 'varied'] as const;
const CONTEXTS = [1024, 2048, 4096, 8192] as const;
const IDLES = ['60', '300', '900', 'never'] as const;

/** How the chosen model runs. Each setting bites at the next start. */
export function EngineSection({ model }: { readonly model: ModelSetupModel }): JSX.Element {
  const text = messages.value.model.engine;
  const { engine } = model.settings.value;
  const entry = model.models.value.find(({ isChosen }) => isChosen)?.entry;
  const contexts = CONTEXTS.filter((tokens) => entry !== undefined && tokens <= entry.context.most);
  const context = Math.min(engine.contextTokens ?? entry?.context.usual ?? 0, entry?.context.most ?? 0);
  const idle = engine.idleSeconds === null ? 'never' : String(engine.idleSeconds);
  return (
    <section class="section" aria-labelledby="engine-title">
      <div class="model-setup__head">
        <h2 id="engine-title">{text.title}</h2>
        <span class="meta">{text.note}</span>
      </div>
      <div class="card rows">
        {entry?.origin !== 'embedded' && contexts.length > 1 && (
          <div>
            <SegmentedControl
              legend={text.context}
              name="context"
              value={String(context)}
              options={contexts.map((tokens) => ({
                value: String(tokens),
                label: tokens.toLocaleString('en'),
              }))}
              onChange={(value) => model.changeEngine({ contextTokens: Number(value) })}
            />
            <p class="row__note engine-section__note">{text.contextNote}</p>
          </div>
        )}
        <SegmentedControl
          legend={text.sampling}
          name="sampling"
          value={engine.sampling}
          options={SAMPLINGS.map((value) => ({ value, label: text.samplings[value] }))}
          onChange={(sampling) => model.changeEngine({ sampling })}
        />
        <SegmentedControl
          legend={text.idle}
          name="idle"
          value={idle}
          options={IDLES.map((value) => ({ value, label: text.idles[value] }))}
          onChange={(value) => model.changeEngine({ idleSeconds: value === 'never' ? null : Number(value) })}
        />
        {entry?.canThink === true && (
          <SwitchRow
            title={text.thinks}
            note={text.thinksNote}
            isOn={engine.thinks}
            onChange={(thinks) => model.changeEngine({ thinks })}
          />
        )}
        <SwitchRow
          title={text.asksFirst}
          note={text.asksFirstNote}
          isOn={!engine.loadsByItself}
          onChange={(asksFirst) => model.changeEngine({ loadsByItself: !asksFirst })}
        />
      </div>
    </section>
  );
}

interface SwitchRowProps {
  readonly title: string;
  readonly note: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

function SwitchRow({ title, note, isOn, onChange }: SwitchRowProps): JSX.Element {
  return (
    <div class="row">
      <span class="row__main">
        <span class="row__title">{title}</span>
        <span class="row__note">{note}</span>
      </span>
      <Switch label={title} isOn={isOn} onChange={onChange} />
    </div>
  );
}
