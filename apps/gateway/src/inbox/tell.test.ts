import { describe, expect, it } from 'vitest';
import { EVENT_TEXTS, type EventName } from './eventTexts';
import { type EventValues, toMessage } from './tell';

const NAMES = Object.keys(EVENT_TEXTS) as EventName[];
const at = new Date('2026-03-14T09:26:53Z');

const messageOf = (name: EventName, values: EventValues = {}) =>
  toMessage({ accountId: 1, name, values }, at);

describe('[MC-05] the message about an event', () => {
  it('says its values, each language its own', () => {
    const reason = { EN: 'Too late.', CN: '太迟。', ID: 'Terlambat.' };
    const { text, link, kind } = messageOf('depositRefused', { amount: '$ 5.00', reason });
    expect(text.EN[1]).toBe('<p>The deposit of $ 5.00 was not credited. Too late.</p>');
    expect(text.CN[1]).toContain('太迟。');
    expect(text.ID[1]).toContain('Terlambat.');
    expect([kind, link]).toEqual(['FUNDS', '/?member=transactionHistory']);
  });

  it('takes what people typed for text', () => {
    const { text } = messageOf('rewardRefused', { name: '<b>A & B</b>', reason: 'No.' });
    expect(text.EN[1]).toBe('<p>&lt;b&gt;A &amp; B&lt;/b&gt;: No.</p>');
  });

  it.each(NAMES)(
    '%s leads to a page of the site, with the same values in each language',
    (name) => {
      const { EN, CN, ID, link } = EVENT_TEXTS[name];
      expect(link).toMatch(/^(\/|\{page\}$)/);
      const places = (said: readonly string[]) =>
        [...new Set(said.join(' ').match(/\{\w+\}/g) ?? [])].sort();
      expect(places(CN)).toEqual(places(EN));
      expect(places(ID)).toEqual(places(EN));
    },
  );
});
