import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SendOnEnter, type EnterKey } from '@/features/chat/send-on-enter';

/** A field as the browser keeps it, and the sends that came out of it. */
class Field {
  value = '';
  readonly sent: string[] = [];
  readonly keys = new SendOnEnter(() => this.send());

  private send(): void {
    if (this.value.trim() === '') return;
    this.sent.push(this.value);
    this.value = '';
  }

  enter(over: Partial<EnterKey> = {}): { isPrevented: boolean } {
    const outcome = { isPrevented: false };
    this.keys.keyDown({
      key: 'Enter',
      keyCode: 13,
      shiftKey: false,
      isComposing: false,
      preventDefault: () => (outcome.isPrevented = true),
      ...over,
    });
    return outcome;
  }

  compose(text: string): void {
    this.keys.compositionStart();
    this.value += text;
  }

  lineBreak(): void {
    const outcome = { isPrevented: false };
    this.keys.beforeInput({
      inputType: 'insertLineBreak',
      preventDefault: () => (outcome.isPrevented = true),
    });
    if (!outcome.isPrevented) this.value += '\n';
  }
}

const whileComposing = { key: 'Process', keyCode: 229, isComposing: true };

describe('Enter in the message field', () => {
  let field: Field;
  beforeEach(() => {
    vi.useFakeTimers();
    field = new Field();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('sends, and leaves no line break', () => {
    field.value = 'hello';
    expect(field.enter().isPrevented).toBe(true);
    expect(field.sent).toEqual(['hello']);
  });

  it('breaks the line with Shift', () => {
    field.value = 'hello';
    expect(field.enter({ shiftKey: true }).isPrevented).toBe(false);
    expect(field.sent).toEqual([]);
  });

  it('sends once, whole, where Enter only ends the composition (Chrome on Windows and Android)', () => {
    field.compose('안녕하세');
    field.enter({ ...whileComposing, key: 'Enter' });
    expect(field.sent).toEqual([]);
    field.value = '안녕하세요';
    field.lineBreak();
    field.keys.compositionEnd();
    vi.runAllTimers();
    expect(field.sent).toEqual(['안녕하세요']);
    expect(field.value).toBe('');
  });

  it('sends once where a plain Enter follows the composition at once (Chrome on macOS)', () => {
    field.compose('안녕하세요');
    field.enter({ ...whileComposing, key: 'Enter' });
    field.keys.compositionEnd();
    field.enter();
    vi.runAllTimers();
    expect(field.sent).toEqual(['안녕하세요']);
  });

  it('sends once where the plain Enter comes late', () => {
    field.compose('안녕하세요');
    field.enter({ ...whileComposing, key: 'Enter' });
    field.keys.compositionEnd();
    vi.runAllTimers();
    expect(field.enter().isPrevented).toBe(true);
    vi.runAllTimers();
    expect(field.sent).toEqual(['안녕하세요']);
  });

  it('sends once where the composition ends before the key is reported (Safari)', () => {
    field.compose('안녕하세요');
    field.keys.compositionEnd();
    field.enter({ key: 'Enter', keyCode: 229, isComposing: false });
    vi.runAllTimers();
    expect(field.sent).toEqual(['안녕하세요']);
  });

  it('asks for no second Enter and does not send a later text by itself', () => {
    field.compose('하나');
    field.enter({ ...whileComposing, key: 'Enter' });
    field.keys.compositionEnd();
    vi.runAllTimers();
    field.compose('둘');
    field.keys.compositionEnd();
    vi.runAllTimers();
    expect(field.sent).toEqual(['하나']);
    expect(field.value).toBe('둘');
  });

  it('takes other keys of a composition for nothing', () => {
    field.compose('안');
    field.enter({ key: 'Process', keyCode: 229, isComposing: true });
    field.keys.compositionEnd();
    vi.runAllTimers();
    expect(field.sent).toEqual([]);
  });
});
