import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { dictionaryTexts, gatewayTexts, type TextLanguage } from './demoTexts';

const root = join(import.meta.dirname, '..', '..');
// Read outside of the tests, because it takes longer than their timeout allows.
const ofSite = dictionaryTexts(root);
const ofGateway = gatewayTexts(root);

/** Texts that promise breaks or self-exclusion. Neither exists yet (SP-07); whoever adds them deletes this file. */
const PROMISES: Readonly<Record<TextLanguage, RegExp>> = {
  EN: /self-?exclu|cool(?:ing)?[ -]off|(?<!tea )\bbreaks?\b(?! off)|\bpause (?:of|for|your)|close[sd]? (?:an|your|the) account/i,
  CN: /自我(?:排除|限制)|冷静期|休息(?!厅)|(?:设置|设定)(?:[^，。]*)暂停|(?:暂停|关闭)账[号户]/,
  ID: /pengecualian diri|\bjeda\b(?! (?:banner|jackpot|gerak|pemberitahuan))|beristirahat|menutup akun/i,
};

const promising = (texts: readonly { place: string; language: TextLanguage; text: string }[]) =>
  texts
    .filter(({ language, text }) => PROMISES[language].test(text))
    .map(({ place, text }) => `${place}: ${text}`);

describe('breaks and self-exclusion, which do not exist yet', () => {
  it.each([
    ['EN', 'Limits and breaks are in your account'],
    ['EN', 'Customer service can set limits or a pause for you at any time.'],
    ['EN', 'Customer service closes an account for a while whenever you ask.'],
    ['EN', 'A pause of a day, a week or six months can be set.'],
    ['CN', '限额与休息，都在您的账号里'],
    ['CN', '客服可随时为您设置限额或暂停。'],
    ['CN', '客服可随时按您的要求暂停或关闭账号。'],
    ['ID', 'Batas dan jeda ada di akun Anda'],
    ['ID', 'Layanan pelanggan menutup akun bila Anda minta.'],
  ] as const)('would be promised in %s by "%s"', (language, text) => {
    expect(promising([{ place: '', language, text }])).toHaveLength(1);
  });

  it('are promised by no text of the site', () => {
    expect(promising(ofSite)).toEqual([]);
  });

  it('are promised by no text of the demo gateway', () => {
    expect(promising(ofGateway)).toEqual([]);
  });
});
