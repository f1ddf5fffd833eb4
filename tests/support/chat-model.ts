import { signal } from '@preact/signals';
import type { LocalDay } from '@/domain/local-day';
import { ChatModel } from '@/features/chat/chat-model';
import type { ChatModelDeps } from '@/features/chat/chat-model-deps';
import { Snackbars } from '@/ui/snackbar';
import type { CoachWorld } from './coach-world';

/** The talk of a world, as the screens see it. */
export function chatModel(world: CoachWorld, changes: Partial<ChatModelDeps> = {}): ChatModel {
  return new ChatModel({
    userId: 'local',
    coach: world.coach,
    habitDao: world.habitDao,
    checkInDao: world.checkInDao,
    day: signal('2026-11-30' as LocalDay),
    settings: signal(null),
    activityDao: world.activityDao,
    talkDao: world.talkDao,
    clock: world.clock,
    newId: () => crypto.randomUUID(),
    snackbars: new Snackbars(),
    onModelChosen: () => undefined,
    ...changes,
  });
}
