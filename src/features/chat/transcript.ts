import { signal, type ReadonlySignal } from '@preact/signals';
import { nextFrame } from '@/lib/next-frame';
import type { CardState, ChatItem, ItemOf, NewItem } from './chat-item';

/** Hears of everything that is to be kept; an answer only once it is complete. */
export interface TranscriptKeeper {
  put(item: ChatItem): void;
  remove(id: string): void;
}

/** The conversation as a list that screens follow. */
export class Transcript {
  readonly items: ReadonlySignal<readonly ChatItem[]>;
  private readonly list = signal<readonly ChatItem[]>([]);
  private readonly keeper: TranscriptKeeper;
  private readonly newId: () => string;
  /** Streamed since the last picture: a model can be faster than the screen. */
  private pending: { text: string; thinking: string } | null = null;

  constructor(keeper: TranscriptKeeper, newId: () => string) {
    this.items = this.list;
    this.keeper = keeper;
    this.newId = newId;
  }

  /** Puts an earlier talk in front of what has been said since the start. */
  restore(items: readonly ChatItem[]): void {
    const known = new Set(this.list.value.map(({ id }) => id));
    this.list.value = [...items.filter(({ id }) => !known.has(id)), ...this.list.value];
  }

  /** Empties the list; what is kept elsewhere is the caller's. */
  clear(): void {
    this.pending = null;
    this.list.value = [];
  }

  add(item: NewItem): string {
    this.flush();
    const id = this.newId();
    this.write([...this.list.value, { ...item, id }]);
    return id;
  }

  /** Adds streamed words to the model's bubble, opening one when the last item isn't it. */
  appendAnswer({ text = '', thinking = '' }: { readonly text?: string; readonly thinking?: string }): void {
    if (!this.pending) {
      this.pending = { text: '', thinking: '' };
      nextFrame(() => this.flush());
    }
    this.pending.text += text;
    this.pending.thinking += thinking;
  }

  /** The model's bubble is complete; an empty one goes. */
  closeAnswer(): void {
    this.flush();
    this.write(
      this.list.value
        .map((item) => (item.kind === 'coach' && item.isStreaming ? { ...item, isStreaming: false } : item))
        .filter((item) => item.kind !== 'coach' || item.text.trim() !== '' || item.thinking.trim() !== ''),
    );
  }

  cards(): readonly ItemOf<'proposal'>[] {
    return this.list.value.filter((item) => item.kind === 'proposal');
  }

  card(key: string): ItemOf<'proposal'> | undefined {
    return this.cards().find(({ card }) => card.key === key);
  }

  setCard(key: string, state: CardState): void {
    this.changeCard(key, (item) => ({ ...item, state }));
  }

  changeCard(key: string, change: (item: ItemOf<'proposal'>) => ItemOf<'proposal'>): void {
    const item = this.card(key);
    const changed = item && change(item);
    if (changed && changed !== item) this.replace(changed);
  }

  /** Refused proposals offer their alternative only until something newer was proposed. */
  closeOffers(): void {
    this.write(
      this.list.value.map((item) =>
        item.kind === 'refused' && item.isOfferOpen ? { ...item, isOfferOpen: false } : item,
      ),
    );
  }

  remove(id: string): void {
    this.write(this.list.value.filter((item) => item.id !== id));
  }

  find(id: string): ChatItem | undefined {
    return this.list.value.find((item) => item.id === id);
  }

  private flush(): void {
    const { pending } = this;
    if (!pending) return;
    this.pending = null;
    const last = this.list.value.at(-1);
    if (last?.kind === 'coach' && last.isStreaming) {
      this.replace({
        ...last,
        text: last.text + pending.text,
        thinking: last.thinking + pending.thinking,
      });
    } else {
      const { text, thinking } = pending;
      this.add({ kind: 'coach', text: text.trimStart(), thinking, isStreaming: true });
    }
  }

  private replace(item: ChatItem): void {
    this.write(this.list.value.map((old) => (old.id === item.id ? item : old)));
  }

  /** Shows the new list, and has kept what differs from the old one. */
  private write(list: readonly ChatItem[]): void {
    const old = new Map(this.list.value.map((item) => [item.id, item]));
    this.list.value = list;
    for (const item of list) {
      const isComplete = item.kind !== 'coach' || !item.isStreaming;
      if (isComplete && old.get(item.id) !== item) this.keeper.put(item);
      old.delete(item.id);
    }
    for (const [id, item] of old) {
      if (item.kind !== 'coach' || !item.isStreaming) this.keeper.remove(id);
    }
  }
}
