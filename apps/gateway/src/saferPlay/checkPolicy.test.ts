import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { checkPolicy, type MarketPolicy } from './checkPolicy';

const FOLDER = fileURLToPath(new URL('../../policies', import.meta.url));
const read = (name: string) =>
  JSON.parse(readFileSync(`${FOLDER}/${name}`, 'utf8')) as MarketPolicy;
const OPEN = read('open.json');

const linesOf = (document: unknown) =>
  checkPolicy(document).map(({ field, text }) => `${field} ${text}`.trim());

/** What is wrong with the open policy after a change. */
const wrong = (change: object) => linesOf({ ...OPEN, ...change });

describe('[SP-01] a market policy', () => {
  it.each(readdirSync(FOLDER))('%s can be used, and is called by its id', (name) => {
    expect(checkPolicy(read(name))).toEqual([]);
    expect(`${read(name).policyId}.json`).toBe(name);
  });

  it.each(readdirSync(FOLDER).filter((name) => name !== 'open.json'))(
    '%s names its sources, and is no legal advice',
    (name) => {
      expect(read(name).sources).not.toEqual([]);
      expect(read(name).title).toMatch(/no legal advice/);
    },
  );

  it.each([
    [{ ages: { minimum: 18 } }, 'ages.gate is missing'],
    [{ ages: { ...OPEN.ages, gate: 'SOMETIMES' } }, 'ages.gate must be one of NEVER, FIRST_VISIT'],
    [{ ages: { ...OPEN.ages, minimum: '18' } }, 'ages.minimum must be integer'],
    [{ cooling: 1 }, 'cooling is not known'],
    [
      { limits: { ...OPEN.limits, kinds: [{ kind: 'DEPOSIT', periods: [] }] } },
      'limits.kinds[0].periods must NOT have fewer than 1 items',
    ],
    [
      { limits: { ...OPEN.limits, kinds: [OPEN.limits.kinds[0], OPEN.limits.kinds[0]] } },
      'limits.kinds must have DEPOSIT once',
    ],
    [
      { realityCheck: { ...OPEN.realityCheck, standard: 'PT45M' } },
      'realityCheck.standard must be one of realityCheck.intervals',
    ],
    [
      { realityCheck: { ...OPEN.realityCheck, isRequired: true } },
      'realityCheck.standard must be set where the check is required',
    ],
    [
      { exclusion: { ...OPEN.exclusion, coolingOff: 'PT59S' } },
      'exclusion.coolingOff must be PT1M at least',
    ],
    [
      { sources: [{ field: 'limits.delay', clause: 'RTS 12D', date: '2026-11' }] },
      'sources[0].field names limits.delay, which is not there',
    ],
  ])('with the change %j is refused, and the field is named', (change, line) => {
    expect(wrong(change)).toEqual([line]);
  });

  it('has one minute of cooling-off at least', () => {
    expect(wrong({ exclusion: { ...OPEN.exclusion, coolingOff: 'PT1M' } })).toEqual([]);
  });

  it.each(['P', 'PT', '24h', 'P1D2W', 'P-1D', 'PT1.5H', ''])('has no time of %j', (raiseDelay) => {
    const limits = { ...OPEN.limits, raiseDelay };
    expect(wrong({ limits })).toEqual([
      expect.stringMatching(/^limits\.raiseDelay is in another form than asked: .*PT24H/),
    ]);
  });

  it.each([['yes'], [null], [[]]])('is not %j', (document) => {
    expect(linesOf(document)).toEqual(['must be object']);
  });
});
