/** The part of a keydown that matters here; 229 is what keys report while an input method has them. */
export interface EnterKey {
  readonly key: string;
  readonly keyCode: number;
  readonly shiftKey: boolean;
  readonly isComposing: boolean;
  preventDefault(): void;
}

/**
 * Enter that sends once, with a Korean input method too. There, Enter first ends the syllable being
 * composed: sending at that moment would lose or repeat it, and waiting for a second Enter would make
 * people press twice. So the wish is kept until the composition is over. Some browsers then deliver a
 * second, plain Enter; by that time the field is empty, and `send` must do nothing with an empty field.
 */
export class SendOnEnter {
  private readonly send: () => void;
  private isComposing = false;
  private isPending = false;

  constructor(send: () => void) {
    this.send = send;
  }

  compositionStart(): void {
    this.isComposing = true;
  }

  compositionEnd(): void {
    this.isComposing = false;
    if (!this.isPending) return;
    // After this event the browser still writes the finished syllable into the field.
    setTimeout(() => this.flush(), 0);
  }

  keyDown(event: EnterKey): void {
    if (event.key !== 'Enter' && event.keyCode !== 13) return;
    if (event.shiftKey) return;
    if (event.isComposing || this.isComposing) {
      this.isPending = true;
      return;
    }
    event.preventDefault();
    this.isPending = false;
    this.send();
  }

  /** The line break that Enter would leave behind while the wish to send is kept. */
  beforeInput(event: { readonly inputType: string; preventDefault(): void }): void {
    const isLineBreak = event.inputType === 'insertLineBreak' || event.inputType === 'insertParagraph';
    if (this.isPending && isLineBreak) event.preventDefault();
  }

  private flush(): void {
    if (!this.isPending) return;
    this.isPending = false;
    this.send();
  }
}
