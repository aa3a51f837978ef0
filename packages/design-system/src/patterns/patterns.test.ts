import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { ValidationError } from 'yup';
import { formatRange } from './formatRange';
import en from './messages/en.json';
import id from './messages/id.json';
import zhHans from './messages/zh-Hans.json';
import { PATTERN_IDS } from './patternIds';
import { patternMessage } from './patternMessage';
import { type PatternRule, patternMessageKey, patternSchema, REQUIRED_KEY } from './patternSchema';
import {
  ACCEPTED_SCRIPTS,
  exampleLength,
  PATTERN_EXAMPLES,
  SCRIPT_SAMPLES,
} from './patterns.fixtures';

const rule = (changes: Partial<PatternRule> = {}): PatternRule => ({
  patternId: 'LENGTH',
  minLength: 1,
  maxLength: 40,
  ...changes,
});
const isAccepted = (value: string, changes: Partial<PatternRule>): boolean =>
  patternSchema(rule(changes)).isValidSync(value);

function errorOf(value: string, changes: Partial<PatternRule>): ValidationError {
  try {
    patternSchema(rule(changes)).validateSync(value);
  } catch (fault) {
    if (fault instanceof ValidationError) return fault;
  }
  throw new Error(`'${value}' was accepted.`);
}

describe.each(PATTERN_IDS)('[PAT-01] [PAT-02] %s', (patternId) => {
  const { accepted, refused } = PATTERN_EXAMPLES[patternId];
  const [minLength, maxLength] = exampleLength(patternId);
  const changes = { patternId, minLength, maxLength };

  it.each(accepted)('takes %j', (value) => {
    expect(isAccepted(value, changes)).toBe(true);
  });

  it.each(refused)('refuses %j, and says what it wants', (value) => {
    const { message, params } = errorOf(value, changes);
    expect(message).toBe(patternMessageKey(patternId));
    expect(params).toMatchObject({ min: minLength, max: maxLength });
  });
});

describe.each(Object.entries(SCRIPT_SAMPLES))(
  '[PAT-01] a word of the %s script',
  (script, word) => {
    it.each(PATTERN_IDS)('is taken or refused by %s', (patternId) => {
      const shouldAccept = ACCEPTED_SCRIPTS[patternId].some((accepted) => accepted === script);
      expect(isAccepted(word, { patternId })).toBe(shouldAccept);
    });
  },
);

describe('[PAT-01] a rule of the gateway', () => {
  it.each([
    ['the shortest', 'abcd', true],
    ['one fewer', 'abc', false],
    ['the longest', 'abcdefgh', true],
    ['one more', 'abcdefghi', false],
    ['signs outside the basic plane, each counted once', '🏮🏮🏮🏮', true],
  ])('counts characters: %s', (_, value, result) => {
    expect(isAccepted(value, { minLength: 4, maxLength: 8 })).toBe(result);
  });

  it('lets an empty value pass unless it is required', () => {
    expect(isAccepted('', { minLength: 4 })).toBe(true);
    expect(errorOf('', { required: true }).message).toBe(REQUIRED_KEY);
  });

  it.each([
    ['[0-9]{4}', '2024', true],
    ['[0-9]{4}', '20245', false],
    ['a|b', 'ab', false],
    ['*', 'anything', true],
    ['(broken', 'anything', true],
    // Without the `u` flag these braces are literal, with it they are a syntax error.
    ['a{,3}', 'a{,3}', true],
  ])("holds the whole value against the merchant's own %j", (acceptedPattern, value, result) => {
    expect(isAccepted(value, { acceptedPattern })).toBe(result);
  });

  it('treats an entry that it does not know as a length', () => {
    expect(errorOf('', { required: true, patternId: 'NEWER' }).message).toBe(REQUIRED_KEY);
    expect(errorOf('ab', { patternId: 'NEWER', minLength: 3 }).message).toBe('pattern.LENGTH');
  });

  it('knows the entries of the contract, and no others', () => {
    const source = parse(
      readFileSync('packages/gateway-openapi/spec/source/tags/system.yaml', 'utf8'),
    ) as { schemas: { PatternId: { enum: string[] } } };
    expect([...PATTERN_IDS]).toEqual(source.schemas.PatternId.enum);
  });
});

describe('[REG-05] the length in a message', () => {
  it.each([
    [6, 12, '6 - 12'],
    [6, 6, '6'],
  ])('of %i to %i is %j', (min, max, text) => {
    expect(formatRange(min, max)).toBe(text);
    expect(patternMessage(en, 'pattern.DIGITS', { range: formatRange(min, max) })).toBe(
      `Digits only. Number of digits: ${text}`,
    );
  });
});

describe('[PAT-01] the messages', () => {
  it.each([
    ['en', en],
    ['id', id],
    ['zh-Hans', zhHans],
  ])('of %s speak of every entry and leave no place open', (_, messages) => {
    expect(Object.keys(messages)).toEqual([REQUIRED_KEY, ...PATTERN_IDS.map(patternMessageKey)]);
    for (const key of Object.keys(messages))
      expect(patternMessage(messages, key, { min: 4, max: 8, range: '4 - 8' })).not.toMatch(/[{}]/);
  });
});
