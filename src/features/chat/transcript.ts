import { signal, type ReadonlySignal } from '@preact/signals';
import { nextFrame } from '@/lib/next-frame';
import type { CardState, ChatItem, ItemOf, NewItem } from './chat-item';

/** The conversation as a list that screens follow. */
export class Transcript {
  readonly items: ReadonlySignal<readonly ChatItem[]>;
  private readonly list = signal<readonly ChatItem[]>([]);
  private lastId = 0;
  /** Streamed since the last picture: a model can be faster than the screen. */
  private pending: { text: string; thinking: string } | null = null;

  constructor() {
    this.items = this.list;
  }

  add(item: NewItem): number {
    this.flush();
    const id = ++this.lastId;
    this.list.value = [...this.list.value, { ...item, id }];
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
    this.list.value = this.list.value
      .map((item) => (item.kind === 'coach' && item.isStreaming ? { ...item, isStreaming: false } : item))
      .filter((item) => item.kind !== 'coach' || item.text.trim() !== '' || item.thinking.trim() !== '');
  }

  card(key: string): ItemOf<'proposal'> | undefined {
    return this.list.value.find(
      (item): item is ItemOf<'proposal'> => item.kind === 'proposal' && item.card.key === key,
    );
  }

  setCard(key: string, state: CardState): void {
    const item = this.card(key);
    if (item) this.replace({ ...item, state });
  }

  /** Refused proposals offer their alternative only until something newer was proposed. */
  closeOffers(): void {
    this.list.value = this.list.value.map((item) =>
      item.kind === 'refused' && item.isOfferOpen ? { ...item, isOfferOpen: false } : item,
    );
  }

  remove(id: number): void {
    this.list.value = this.list.value.filter((item) => item.id !== id);
  }

  find(id: number): ChatItem | undefined {
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
    this.list.value = this.list.value.map((old) => (old.id === item.id ? item : old));
  }
}
