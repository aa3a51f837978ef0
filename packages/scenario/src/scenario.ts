import type { ChoiceName, ChoiceValue, FlagName, PartState } from './choices';
import type { PartName } from './parts';

/** What a reviewer chooses of a page's surroundings and data; what is left out is as the demo has it. */
export type Scenario = { readonly [Name in ChoiceName]?: ChoiceValue<Name> } & {
  /** Time at which the visit begins, in UTC: `2026-12-31T23-50`. */
  readonly clock?: string;
  readonly flags: Readonly<Partial<Record<FlagName, 'on' | 'off'>>>;
  readonly parts: Readonly<Partial<Record<PartName, PartState>>>;
};

/** The name of a scenario in an address: `?scenario=…`. */
export const SCENARIO_PARAMETER = 'scenario';
/** The header of a call that is part of a scenario. */
export const SCENARIO_HEADER = 'Parlour-Scenario';
/** Longest text of a scenario; what comes after it is not read. */
export const MAX_SCENARIO = 1000;
/** How late an answer of a slow part is, in ms. */
export const SLOW_MS = 6000;

export const NO_SCENARIO: Scenario = { flags: {}, parts: {} };
