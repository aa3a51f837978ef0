import { describe, expect, it } from 'vitest';
import { GATEWAY_LANGUAGES } from '../platform/languages';
import { countriesIn } from './countries';

const nameIn = (language: string, code: string) =>
  countriesIn(language).find(({ countryCode }) => countryCode === code)?.countryName;

describe('[I18N-01] countries', () => {
  it.each([
    ['EN', 'Vietnam'],
    ['KH', 'វៀតណាម'],
    ['MM', 'ဗီယက်နမ်'],
    ['NP', 'भिएतनाम'],
    ['RU_UR', 'Vietnam'],
    ['XX', 'Vietnam'],
  ])('of %s call Vietnam %s', (language, name) => {
    expect(nameIn(language, 'VN')).toBe(name);
  });

  it('have a name in every language', () => {
    for (const language of GATEWAY_LANGUAGES)
      for (const { countryCode, countryName } of countriesIn(language))
        expect(countryName, `${countryCode} in ${language}`).not.toBe(countryCode);
  });
});
