import { describe, expect, test } from 'vitest';
import { isInstalled, judgeNode } from '../../../e2e/launch/dependencies.mjs';

describe('judgeNode', () => {
  test.each(['20.19.0', '20.20.2', '22.13.0', '24.1.0'])('%s will do', (version) => {
    expect(judgeNode(version)).toBeNull();
  });

  test.each(['18.20.4', '20.9.0', '20.18.3', '21.7.0', '22.4.0', '8.0.0'])(
    '%s is refused in a sentence that names both',
    (version) => {
      const complaint = judgeNode(version);
      expect(complaint).toContain('20.19');
      expect(complaint).toContain(version);
    },
  );
});

describe('isInstalled', () => {
  const wanted = {
    packages: {
      '': { version: '0.1.0' },
      'node_modules/a': { version: '1.0.0' },
      'node_modules/only-on-a-mac': { version: '2.0.0', optional: true },
    },
  };

  test('nothing is missing when every package that must be there has its version', () => {
    expect(isInstalled(wanted, { packages: { 'node_modules/a': { version: '1.0.0' } } })).toBe(true);
  });

  test('another version, or none, asks for an install', () => {
    expect(isInstalled(wanted, { packages: { 'node_modules/a': { version: '1.0.1' } } })).toBe(false);
    expect(isInstalled(wanted, { packages: {} })).toBe(false);
  });
});
