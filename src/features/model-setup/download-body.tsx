import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { nameOf } from '@/coach/model-steps';
import { locale, messages } from '@/i18n/current';
import type { Amount, Bringing, Download } from '@/llm/files/download-state';
import { Banner } from '@/ui/banner';
import { Button } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { ProgressBar } from '@/ui/progress-bar';
import { Confirm } from './confirm';
import type { ListedModel } from './listed-model';
import type { ModelSetupModel } from './model-setup-model';

/** From here on giving up asks first. Bytes. */
const WORTH_ASKING = 50_000_000;
/** A wait from here on has its end told. Milliseconds. */
const WORTH_TELLING = 60_000;

interface DownloadBodyProps {
  readonly listed: ListedModel;
  readonly download: Download;
  readonly model: ModelSetupModel;
}

/** A model on its way: how far, how fast, what is in the way, and how to stop. */
export function DownloadBody({ listed: { entry }, download, model }: DownloadBodyProps): JSX.Element {
  const text = messages.value.model;
  const { state, isElsewhere } = download;
  const { url } = entry.source;
  const [isAsking, setAsking] = useState(false);
  const discard = (): void => model.giveUp(entry.id);
  const giveUp = (): void => (state.amount.received > WORTH_ASKING ? setAsking(true) : discard());
  const isKept = state.kind !== 'failed' || state.isResumable;
  return (
    <>
      {isKept && <Progress name={nameOf(entry)} amount={state.amount} state={state} />}
      <Notes state={state} isElsewhere={isElsewhere} isKnown={entry.source.sha256 !== null} now={model.now} />
      {isAsking ? (
        <Confirm
          question={text.confirmGiveUp(state.amount.received)}
          yes={text.discard}
          no={text.keepGoing}
          onYes={discard}
          onNo={() => setAsking(false)}
        />
      ) : (
        <div class="actions actions--fill model-card__actions">
          <NextButton
            state={state}
            onBring={() => model.bring(entry)}
            onPause={() => model.pause(entry.id)}
          />
          {state.kind === 'failed' && state.code === 'forbidden' && url !== null && (
            <Button tone="plain" size="small" onClick={() => model.own.askToken(url)}>
              {text.tokens.open}
            </Button>
          )}
          {state.kind !== 'checking' && (
            <Button tone="quiet" size="small" onClick={giveUp}>
              {text.giveUp}
            </Button>
          )}
        </div>
      )}
    </>
  );
}

interface ProgressProps {
  readonly name: string;
  readonly amount: Amount;
  readonly state: Bringing;
}

function Progress({ name, amount: { received, total }, state }: ProgressProps): JSX.Element {
  const { download } = messages.value.model;
  const share = total === null || total === 0 ? 0 : received / total;
  const speed = state.kind === 'running' ? state.bytesPerSecond : null;
  return (
    <div class="model-card__progress">
      <p class="model-card__amount">
        <b>
          {Math.floor(share * 100)}
          <small> %</small>
        </b>
        <span>{download.amount(received, total)}</span>
      </p>
      <ProgressBar label={download.name(name)} value={share} />
      <p class="model-card__speed meta">
        <span>{speed !== null && download.speed(speed)}</span>
        <span>
          {speed !== null && speed > 0 && total !== null && download.left((total - received) / speed)}
        </span>
      </p>
    </div>
  );
}

interface NotesProps {
  readonly state: Bringing;
  readonly isElsewhere: boolean;
  /** There is a hash to compare with. */
  readonly isKnown: boolean;
  /** Epoch milliseconds. */
  readonly now: number;
}

function Notes({ state, isElsewhere, isKnown, now }: NotesProps): JSX.Element {
  const { download, fileErrors } = messages.value.model;
  return (
    <div class="model-card__notes">
      {state.kind === 'waiting' && (
        <p>
          {download.waiting[state.reason]}
          {state.retryAt !== null && state.retryAt - now > WORTH_TELLING && (
            <> {download.again(timeOfDay(state.retryAt))}</>
          )}
        </p>
      )}
      {state.kind === 'paused' && <p>{download.paused}</p>}
      {state.kind === 'checking' && <p>{download.checking}</p>}
      {state.kind === 'running' && state.isRestarted && <p>{download.restarted}</p>}
      {state.kind === 'failed' && (
        <Banner tone="error" icon="info" isAlert>
          {fileErrors[state.code](state.detail)}
        </Banner>
      )}
      {isElsewhere && state.kind === 'running' && <p>{download.elsewhere}</p>}
      {state.kind === 'running' && (
        <p class="model-card__assurance meta">
          <Icon name="shield" size={16} />
          <span>{isKnown ? download.assurance : download.assuranceUnknown}</span>
        </p>
      )}
    </div>
  );
}

interface NextButtonProps {
  readonly state: Bringing;
  readonly onBring: () => void;
  readonly onPause: () => void;
}

function NextButton({ state, onBring, onPause }: NextButtonProps): JSX.Element | null {
  const text = messages.value.model;
  switch (state.kind) {
    case 'running':
      return (
        <Button tone="plain" size="small" onClick={onPause}>
          <Icon name="pause" size={20} />
          {text.pause}
        </Button>
      );
    case 'waiting':
      return (
        <>
          <Button tone="tonal" size="small" onClick={onBring}>
            {text.hurry}
          </Button>
          <Button tone="plain" size="small" onClick={onPause}>
            {text.pause}
          </Button>
        </>
      );
    case 'paused':
      return (
        <Button tone="primary" size="small" onClick={onBring}>
          {text.goOn}
        </Button>
      );
    case 'failed':
      return (
        <Button tone="primary" size="small" onClick={onBring}>
          {state.isResumable ? text.goOn : text.bringAgain}
        </Button>
      );
    case 'checking':
      return null;
  }
}

function timeOfDay(at: number): string {
  return new Intl.DateTimeFormat(locale.value, { timeStyle: 'short' }).format(at);
}
