import { describe, expect, it } from 'vitest';
import { inLanguage, type TextValues } from '../platform/texts';
import { EVENTS, type EventName } from './events';
import { momentText, toMessage } from './notifyAccounts';
import { TEXTS } from './texts';

const NAMES = Object.keys(EVENTS) as EventName[];
const at = new Date('2026-03-14T09:26:53Z');

const messageOf = (name: EventName, values: TextValues = {}) =>
  toMessage({ accountId: 1, name, values }, at);

describe('[MC-05] the message about an event', () => {
  it('says its values, each language its own', () => {
    const reason = { EN: 'Too late.', CN: '太迟。', ID: 'Terlambat.' };
    const { text, link, kind } = messageOf('depositRefused', { amount: '$ 5.00', reason });
    expect(text.content.EN).toBe('<p>The deposit of $ 5.00 was not credited. Too late.</p>');
    expect(text.content.CN).toContain('太迟。');
    expect(text.content.ID).toContain('Terlambat.');
    expect([kind, link]).toEqual(['FUNDS', '/?member=transactionHistory']);
  });

  it.each([
    [0, '2026-03-14 09:26 UTC'],
    [345, '2026-03-14 15:11 UTC+05:45'],
    [-570, '2026-03-13 23:56 UTC\u221209:30'],
  ])('says moments by the clock of the merchant: %i minutes', (offset, text) => {
    expect(momentText(at, offset)).toBe(text);
  });

  it('takes what people typed for text', () => {
    const { text } = messageOf('rewardRefused', { name: '<b>A & B</b>', reason: 'No.' });
    expect(text.content.EN).toBe('<p>&lt;b&gt;A &amp; B&lt;/b&gt;: No.</p>');
  });

  it.each(NAMES)(
    '%s leads to a page of the site, with the same values in each language',
    (name) => {
      expect(EVENTS[name].link).toMatch(/^(\/|\{page\}$)/);
      const [title, text] = [TEXTS.texts(`${name}.title`), TEXTS.texts(`${name}.text`)];
      const places = (code: string) =>
        [title, text].flatMap((said) => inLanguage(said, code).match(/\{\w+\}/g) ?? []);
      const known = [...new Set(places('EN'))].sort();
      for (const code of ['CN', 'ID']) expect([...new Set(places(code))].sort()).toEqual(known);
    },
  );
});
