import type { WhiteLabelFlagName } from '@parlour/feature-core';
import { describe, expect, it } from 'vitest';
import { type SiteOffer, siteOffer } from './offer';

const NAMES = [
  'USERNAMEREG3',
  'MOBILEVERCODELOGIN3',
  'MOBILENUMREG3',
  'REGMOBVERF3',
  'MOBILENUMPASSREG3',
  'CHNGPASSVERIF3',
  'AGENTPOLICY3',
  'DIRECTREG3',
  'FREEPLAY3',
  'PWDEXPFORCECHANGE3',
] as const satisfies readonly WhiteLabelFlagName[];

type Flags = Record<(typeof NAMES)[number], boolean>;

const combinations = Array.from(
  { length: 2 ** NAMES.length },
  (_, bits) =>
    Object.fromEntries(NAMES.map((name, at) => [name, ((bits >> at) & 1) === 1])) as Flags,
);

const offerOf = (flags: Flags): SiteOffer =>
  siteOffer([
    {
      modId: 'ALL',
      enabled: '1',
      childrenNodes: NAMES.map((modId) => ({
        modId,
        enabled: flags[modId] ? ('1' as const) : ('0' as const),
        childrenNodes: [],
      })),
    },
  ]);

/** One row for each decision: which flags matter, and the expected result of each combination. */
const TABLE: {
  what: keyof SiteOffer;
  by: readonly (typeof NAMES)[number][];
  /** Keys are the settings of `by` as digits, in order. */
  is: Record<string, unknown>;
}[] = [
  {
    what: 'loginTypes',
    by: ['USERNAMEREG3', 'MOBILEVERCODELOGIN3'],
    is: { '00': ['username'], '10': ['username'], '01': ['sms'], '11': ['username', 'sms'] },
  },
  {
    what: 'registerTypes',
    by: ['USERNAMEREG3', 'MOBILENUMREG3'],
    is: {
      '00': [],
      '10': ['register'],
      '01': ['registerMobile'],
      '11': ['register', 'registerMobile'],
    },
  },
  {
    what: 'hasDirectRegistration',
    by: ['DIRECTREG3', 'USERNAMEREG3', 'MOBILENUMREG3'],
    is: {
      ...{ '000': false, '010': false, '001': false, '011': false },
      ...{ '100': false, '110': true, '101': true, '111': true },
    },
  },
  {
    what: 'hasRegisterCode',
    by: ['REGMOBVERF3', 'USERNAMEREG3', 'MOBILENUMREG3'],
    is: {
      ...{ '000': false, '010': false, '001': false, '011': false },
      ...{ '100': false, '110': true, '101': true, '111': true },
    },
  },
  {
    what: 'forgotTypes',
    by: ['CHNGPASSVERIF3', 'MOBILENUMPASSREG3'],
    is: { '00': ['email'], '10': ['email'], '01': ['email'], '11': ['mobileNum', 'email'] },
  },
  { what: 'hasFreePlay', by: ['FREEPLAY3'], is: { '0': false, '1': true } },
  { what: 'forcesExpiredPassword', by: ['PWDEXPFORCECHANGE3'], is: { '0': false, '1': true } },
  { what: 'hasAgentPolicy', by: ['AGENTPOLICY3'], is: { '0': false, '1': true } },
];

describe('[WL-01] the ten flags', () => {
  it('make 1,024 combinations', () => {
    expect(new Set(combinations.map((flags) => JSON.stringify(flags))).size).toBe(1024);
  });

  it.each(TABLE)('$what follows $by alone, in every combination', ({ what, by, is }) => {
    for (const flags of combinations) {
      const setting = by.map((name) => Number(flags[name])).join('');
      expect(offerOf(flags)[what], JSON.stringify(flags)).toEqual(is[setting]);
    }
  });

  it('leave nobody before an empty panel: a way to log in and one to a password are always there', () => {
    for (const flags of combinations) {
      const offer = offerOf(flags);
      expect(offer.loginTypes.length, JSON.stringify(flags)).toBeGreaterThan(0);
      expect(offer.forgotTypes.length, JSON.stringify(flags)).toBeGreaterThan(0);
      // No link may lead to a registration form without a method.
      if (offer.hasDirectRegistration) expect(offer.registerTypes.length).toBeGreaterThan(0);
    }
  });
});
