import type { ErrorCode } from '@parlour/gateway-openapi';
import { exampleOf, type OperationId } from '@parlour/gateway-openapi/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../features/core/src/languages/languages';
import { allWords } from './allWords';
import { CHOICES, REFUSALS } from './choices';
import { parseScenario, timeOf } from './parseScenario';
import { PARTS } from './parts';
import { NO_SCENARIO } from './scenario';
import { writeScenario } from './writeScenario';

const rewrite = (text: string): string => writeScenario(parseScenario(text).scenario);

const WORDS = [...allWords(), 'clock.2026-12-31T23-50'];

describe('[RV-01] the text of a scenario', () => {
  it('is read into its choices', () => {
    expect(parseScenario('member.vip4~banners.one~jackpot.failed~lang.ar~FREEPLAY3.off')).toEqual({
      scenario: {
        who: 'member.vip4',
        lang: 'ar',
        flags: { FREEPLAY3: 'off' },
        parts: { banners: 'one', jackpot: 'failed' },
      },
      unknown: [],
    });
  });

  it.each(['', '~', '~~'])('may choose nothing: %j', (text) => {
    expect(parseScenario(text)).toEqual({ scenario: NO_SCENARIO, unknown: [] });
    expect(rewrite(text)).toBe('');
  });

  it.each([
    ...['admin', 'member.vip9', 'who.guest', 'theme', 'theme.', 'theme.sepia', '.dark'],
    ...['banners.some', 'banners.refused-NO_SUCH', 'jackpot.many', 'FREEPLAY3.maybe'],
    ...['clock.2026-02-31T10-00', 'clock.now', 'toString.none', '__proto__.one', 'lang.xx'],
  ])('says that %j means nothing, and keeps the rest', (word) => {
    const { scenario, unknown } = parseScenario(`guest~${word}~banners.none`);
    expect(unknown).toEqual([word]);
    expect(scenario).toEqual({ who: 'guest', flags: {}, parts: { banners: 'none' } });
  });

  it('has one order, and of two words for one choice takes the later', () => {
    expect(rewrite('banners.one~theme.dark~guest~banners.none')).toBe(
      'guest~theme.dark~banners.none',
    );
  });

  it.each(WORDS)('says %s as it was read', (word) => {
    expect(parseScenario(word).unknown).toEqual([]);
    expect(rewrite(word)).toBe(word);
  });

  it('stays as it is once it was written, whatever was read', () => {
    const word = fc.oneof(fc.constantFrom(...WORDS), fc.string());
    fc.assert(
      fc.property(fc.array(word, { maxLength: 30 }), (words) => {
        const written = rewrite(words.join('~'));
        expect(rewrite(written)).toBe(written);
        expect(parseScenario(written).unknown).toEqual([]);
      }),
    );
  });

  it('needs no escapes in an address', () => {
    for (const word of WORDS) expect(encodeURIComponent(word)).toBe(word);
  });
});

describe('[RV-01] the tables of choices', () => {
  it.each(Object.entries(PARTS))('the part %s is an operation with this list', (_, part) => {
    const value = exampleOf(part.operation);
    expect(value).not.toBeUndefined();
    if (part.list === null) return;
    const path = part.list === '' ? [] : part.list.split('.');
    const list = path.reduce((at, key) => (at as Record<string, unknown>)[key], value);
    expect(list).toBeInstanceOf(Array);
  });

  it('has the operations, refusals and languages of the product', () => {
    const operations: readonly OperationId[] = Object.values(PARTS).map(
      ({ operation }) => operation,
    );
    const codes: readonly ErrorCode[] = REFUSALS;
    expect(operations.length + codes.length).toBeGreaterThan(0);
    expect([...CHOICES.lang].sort()).toEqual(LANGUAGES.map(({ tag }) => tag).sort());
  });

  it('knows the minute of a clock', () => {
    expect(timeOf('2026-12-31T23-50')).toBe(Date.UTC(2026, 11, 31, 23, 50));
    expect(timeOf('2026-13-01T00-00')).toBeNull();
  });
});
