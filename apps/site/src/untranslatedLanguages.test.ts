// @vitest-environment happy-dom
import { LANGUAGES } from '@parlour/feature-core';
import { describe, expect, it, vi } from 'vitest';
import { warnOfLanguages } from './onDemand/warnOfLanguages';
import { untranslatedLanguages } from './untranslatedLanguages';

const TEXTS = import.meta.glob('../../../packages/features/core/src/i18n/first/common/*.json');

describe('[WL-02] languages on offer without texts', () => {
  it.each([
    [['EN', 'CN', 'ID'], []],
    [
      ['EN', 'JP', 'CN', 'AR'],
      ['JP', 'AR'],
    ],
    // Traditional characters are a language of their own.
    [['TW'], ['TW']],
  ])('%j: %j', (supportLanguages, codes) => {
    expect(untranslatedLanguages({ supportLanguages })).toEqual(codes);
  });

  it('are all of the product but those with files', () => {
    const all = LANGUAGES.map(({ code }) => code);
    const translated = Object.keys(TEXTS).length;
    expect(translated).toBeGreaterThan(2);
    expect(untranslatedLanguages({ supportLanguages: all })).toHaveLength(all.length - translated);
  });

  it('are told on the console, by their codes and with what is shown instead', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    warnOfLanguages(['JP', 'AR'], { defaultLang: 'CN' });
    expect(warn.mock.calls).toEqual([
      [expect.stringMatching(/^merchant\.json, supportLanguages: .*JP, AR.*CN/)],
    ]);
    warn.mockRestore();
  });
});
