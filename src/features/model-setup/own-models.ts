import { signal, type ReadonlySignal } from '@preact/signals';
import type { Settings } from '@/db/settings-dao';
import { messages } from '@/i18n/current';
import type { ModelLibrary } from '@/llm/files/model-library';
import type { ModelEntry } from '@/llm/model/model-entry';
import type { familyOf, modelAddress, nameOfAddress, ownModel } from '@/llm/model/own-model';
import type { Snackbars } from '@/ui/snackbar';

export interface OwnModelPorts {
  readonly library: Pick<ModelLibrary, 'bring' | 'importFile'>;
  readonly settings: ReadonlySignal<Settings>;
  readonly onSettingChange: (key: 'hostTokens', value: Settings['hostTokens']) => void;
  readonly ownModel: typeof ownModel;
  readonly familyOf: typeof familyOf;
  readonly modelAddress: typeof modelAddress;
  readonly nameOfAddress: typeof nameOfAddress;
  readonly snackbars: Snackbars;
}

/** What a person says of a file that they bring. */
export interface OwnWishes {
  readonly family: ModelEntry['family'];
  /** Empty: not known. */
  readonly sha256: string;
}

/** Models that a person brings, from a file or an address, and what hosts want to be shown for them. */
export class OwnModels {
  /** The host that asked for a token, until it has one. */
  readonly askingHost = signal<string | null>(null);
  private readonly ports: OwnModelPorts;

  constructor(ports: OwnModelPorts) {
    this.ports = ports;
  }

  familyOf(name: string): ModelEntry['family'] {
    return this.ports.familyOf(name);
  }

  /** Null: an address that may not be asked. */
  address(text: string): string | null {
    return this.ports.modelAddress(text);
  }

  bringFrom(url: string, { family, sha256 }: OwnWishes): void {
    const name = this.ports.nameOfAddress(url);
    this.ports.library.bring(this.ports.ownModel({ name, family, url, sha256: cleanHash(sha256) }));
  }

  importFile(file: File, { family, sha256 }: OwnWishes): void {
    const entry = this.ports.ownModel({ name: file.name, family, url: null, sha256: cleanHash(sha256) });
    this.ports.library.importFile(file, entry);
  }

  /** The host of `url` gave nothing without a token: the form is opened for it. */
  askToken(url: string): void {
    this.askingHost.value = new URL(url).host;
  }

  addToken(host: string, token: string): void {
    this.askingHost.value = null;
    const others = this.ports.settings.value.hostTokens.filter((each) => each.host !== host);
    this.ports.onSettingChange('hostTokens', [...others, { host, token }]);
    this.ports.snackbars.show({ text: messages.value.model.tokens.saved });
  }

  removeToken(host: string): void {
    const before = this.ports.settings.value.hostTokens;
    this.ports.onSettingChange(
      'hostTokens',
      before.filter((each) => each.host !== host),
    );
    const undo = (): void => this.ports.onSettingChange('hostTokens', before);
    const { model, common } = messages.value;
    this.ports.snackbars.show({ text: model.tokens.removed, action: { label: common.undo, run: undo } });
  }
}

/** Empty is right too: then the person is asked. */
export function isHash(text: string): boolean {
  return cleanHash(text) !== null || text.trim() === '';
}

function cleanHash(text: string): string | null {
  const hash = text.trim().toLowerCase();
  return /^[0-9a-f]{64}$/.test(hash) ? hash : null;
}
