import type { WhiteLabelFlagName } from '@parlour/feature-core';
import type { RegisterFieldRule, RegisterSettings } from '@parlour/gateway-openapi/system';
import { answer, exampleOf } from '@parlour/gateway-openapi/testing';
import type { RequestHandler } from 'msw';
import { type GatewayParameters, gatewayOf } from './handlers';

/** A rule that accepts any text. */
export const sampleRule = (changes: Partial<RegisterFieldRule> = {}): RegisterFieldRule => ({
  enabled: true,
  required: false,
  minLength: 1,
  maxLength: 64,
  patternId: 'LENGTH',
  acceptedPattern: '*',
  ...changes,
});

type Rules = Partial<Record<keyof RegisterSettings, RegisterFieldRule>>;

const EXAMPLE = exampleOf('getRegisterSettings') as RegisterSettings;
const NAMES = Object.keys(EXAMPLE) as (keyof RegisterSettings)[];

const settingsOf = (ruleOf: (name: keyof RegisterSettings) => RegisterFieldRule) =>
  Object.fromEntries(NAMES.map((name) => [name, ruleOf(name)])) as RegisterSettings;

const NEEDED = ['username', 'password', 'confirmPassword'];

/** Only username and password, apart from `changes`. */
export const minimalSettings = (changes: Rules = {}): RegisterSettings => ({
  ...settingsOf((name) => ({ ...EXAMPLE[name], enabled: NEEDED.includes(name) })),
  ...changes,
});

/** All fields on, by the rules of the example, apart from `changes`. */
export const fullSettings = (changes: Rules = {}): RegisterSettings => ({
  ...settingsOf((name) => ({ ...EXAMPLE[name], enabled: true })),
  ...changes,
});

/** Flags for registration by username, by mobile number, or by both; with a code that verifies the number. */
export const REGISTER_BY_USERNAME: readonly WhiteLabelFlagName[] = ['USERNAMEREG3'];
export const REGISTER_BY_MOBILE: readonly WhiteLabelFlagName[] = ['MOBILENUMREG3'];
export const REGISTER_BY_BOTH: readonly WhiteLabelFlagName[] = ['USERNAMEREG3', 'MOBILENUMREG3'];
export const WITH_CODES: readonly WhiteLabelFlagName[] = [...REGISTER_BY_BOTH, 'REGMOBVERF3'];

/** A gateway that registers people by these rules, with `handlers` first. */
export const registering = (
  flags: readonly WhiteLabelFlagName[],
  settings: RegisterSettings,
  ...handlers: RequestHandler[]
): GatewayParameters =>
  gatewayOf(
    flags,
    ...handlers,
    answer('getRegisterSettings', settings),
    answer('getMarketPolicy'),
    answer('register'),
    answer('registerByMobile'),
    answer('checkAffiliateCode'),
    answer('sendRegisterCode', { expiredMinutes: 5 }),
    answer('getContentPage', {
      ...(exampleOf('getContentPage') as object),
      content:
        '<p>Each person opens one account.</p><ul><li>Bets count when they are settled.</li></ul>',
    }),
  );
