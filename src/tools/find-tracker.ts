import { isAboutWeight, type Tracker } from '@/domain/tracker';
import { trackerTexts } from '@/i18n/tracker-texts';
import { shortText } from './short-text';
import { toolErr, type ToolDeps, type ToolErr } from './tool';

/**
 * The tracker of this id, or else of the name that the person reads. One that is switched off counts: the person asked
 * for it. Undefined when there is none, or none that the person wants to see.
 */
export async function findTracker(raw: string, deps: ToolDeps): Promise<Tracker | undefined> {
  const texts = trackerTexts[deps.locale];
  const wanted = raw.normalize('NFC').toLowerCase();
  const trackers = await visibleTrackers(deps);
  return (
    trackers.find(({ id }) => id === raw) ??
    trackers.find((tracker) =>
      [tracker.id, texts.name(tracker)].some((known) => known.toLowerCase() === wanted),
    )
  );
}

/** The refusal that names what can be recorded instead. */
export async function unknownTracker(deps: ToolDeps): Promise<ToolErr> {
  const texts = trackerTexts[deps.locale];
  const offered = (await visibleTrackers(deps)).filter(({ isOn }) => isOn).slice(0, MAX_NAMES);
  const names = offered.map((tracker) => shortText(texts.name(tracker), ROOM_FOR_NAME));
  return toolErr('not_found', deps.reasons.unknownTracker(names));
}

/** More would be a list, not a reason. */
const MAX_NAMES = 6;
/** UTF-16 units of one of them. */
const ROOM_FOR_NAME = 20;

async function visibleTrackers({ trackerDao, userId, hidesFood }: ToolDeps): Promise<readonly Tracker[]> {
  const trackers = await trackerDao.list(userId);
  return hidesFood ? trackers.filter((tracker) => !isAboutWeight(tracker)) : trackers;
}
