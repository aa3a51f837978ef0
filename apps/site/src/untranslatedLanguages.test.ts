// @vitest-environment happy-dom
import { LANGUAGES } from '@parlour/feature-core';
import { describe, expect, it, vi } from 'vitest';
import { warnOfLanguages } from './onDemand/warnOfLanguages';
import { untranslatedLanguages } from './untranslatedLanguages';

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

  it('are all of the product but three', () => {
    const all = LANGUAGES.map(({ code }) => code);
    expect(untranslatedLanguages({ supportLanguages: all })).toHaveLength(all.length - 3);
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
