/**
 * The choices that have a list of values. Each stands in an address as `name.value`, but `who`, whose values stand alone:
 * `member.vip2~theme.light`. What is not chosen is as the demo has it.
 */
export const CHOICES = {
  who: [
    ...(['guest', 'trial', 'member'] as const),
    ...(['member.vip0', 'member.vip1', 'member.vip2', 'member.vip3', 'member.vip4'] as const),
    ...(['agent', 'agent.offers', 'restricted'] as const),
  ],
  /** File of the market policy in `apps/gateway/policies`. */
  policy: ['open', 'gb-like', 'on-like', 'pa-like', 'strict-eu'],
  site: ['maintenance', 'blocked'],
  captchas: ['off', 'on'],
  popups: ['off', 'on'],
  network: ['slow', 'offline'],
  brand: ['parlour', 'lagoon', 'ember'],
  theme: ['dark', 'light'],
  lang: [
    ...(['ar', 'bn', 'en', 'es', 'fa', 'fil', 'fr', 'hi', 'id', 'ja', 'kk', 'km', 'ko'] as const),
    ...(['lo', 'ms', 'my', 'ne', 'pt', 'pt-BR', 'ru', 'ta', 'th', 'tr', 'ur', 'ur-Latn'] as const),
    ...(['uz', 'vi', 'zh-Hans', 'zh-Hant'] as const),
  ],
  texts: ['long'],
} as const;

export type ChoiceName = keyof typeof CHOICES;
export type ChoiceValue<Name extends ChoiceName> = (typeof CHOICES)[Name][number];

/** White-label flags of the merchant: `FREEPLAY3.off`. */
export const FLAGS = [
  'MOBILEVERCODELOGIN3',
  'FREEPLAY3',
  'DIRECTREG3',
  'USERNAMEREG3',
  'MOBILENUMREG3',
  'REGMOBVERF3',
  'CHNGPASSVERIF3',
  'MOBILENUMPASSREG3',
  'PWDEXPFORCECHANGE3',
  'AGENTPOLICY3',
] as const;
export type FlagName = (typeof FLAGS)[number];

/** What may become of the data of a part, besides `refused-CODE` with a code of the contract. */
export const PART_STATES = ['none', 'one', 'many', 'long', 'slow', 'failed'] as const;
export type PlainPartState = (typeof PART_STATES)[number];

/** Refusals that a page can meet with a call that it makes by itself; all of them are codes of the contract. */
export const REFUSALS = [
  'BAD_REQUEST',
  'FEATURE_OFF',
  'FORBIDDEN',
  'GAME_MAINTENANCE',
  'NOT_FOUND',
  'NOT_LOGGED_IN',
  'PASSWORD_CHANGE_REQUIRED',
  'PLAY_LIMIT_REACHED',
  'PLAY_PAUSED',
  'STATE_CONFLICT',
  'TOO_MANY_REQUESTS',
  'TRIAL_NOT_ALLOWED',
] as const;
export type RefusalCode = (typeof REFUSALS)[number];
export type PartState = PlainPartState | `refused-${RefusalCode}`;
