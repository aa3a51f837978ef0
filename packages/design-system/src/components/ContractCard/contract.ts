export const CONTRACT_KINDS = ['dividend', 'daily', 'hourly', 'realtime'] as const;
export type ContractKind = (typeof CONTRACT_KINDS)[number];

export const CONTRACT_STATES = [
  'sign',
  'pending',
  'accepted',
  'rejected',
  'terminated',
  'cancelled',
] as const;
export type ContractState = (typeof CONTRACT_STATES)[number];

export const CONTRACT_REQUEST_TYPES = ['new', 'termination'] as const;
export type ContractRequestType = (typeof CONTRACT_REQUEST_TYPES)[number];

export const CONTRACT_ACTIONS = [
  'accept',
  'reject',
  'terminate',
  'requestTermination',
  'cancel',
] as const;
export type ContractAction = (typeof CONTRACT_ACTIONS)[number];

/** What a step of the contract asks for and pays, in the order in which it is shown. */
export const TIER_FIELDS = [
  'rate',
  'activeMembers',
  'periodBet',
  'periodProfitLoss',
  'amount',
] as const;
export type TierField = (typeof TIER_FIELDS)[number];

/** One step, with all its figures formatted. */
export interface ContractTier extends Readonly<Record<TierField, string>> {
  id: string;
}

export interface ContractFact {
  label: string;
  value: string;
}

export interface ContractCardContract {
  id: string;
  kind: ContractKind;
  state: ContractState;
  requestType: ContractRequestType;
  /** Who is on the other side, after the word for where: 'Upline', 'tide88'. */
  party: ContractFact;
  /** What is counted together, as it is to be read. */
  period: string;
  /** What each step pays and when, a sentence for each, before the figures. */
  words?: readonly string[] | undefined;
  /** Lowest first. */
  tiers: readonly ContractTier[];
  /** Further lines: since or from when it is in force, when it pays next. */
  facts?: readonly ContractFact[] | undefined;
  /** A word of who offered it, or why its end is asked for. */
  remark?: string | undefined;
}

export interface ContractCardLabels {
  kinds: Readonly<Record<ContractKind, string>>;
  states: Readonly<Record<ContractState, string>>;
  requestTypes: Readonly<Record<ContractRequestType, string>>;
  actions: Readonly<Record<ContractAction, string>>;
  /** Name of the list of steps for screen readers. */
  tiers: string;
  tierFields: Readonly<Record<TierField, string>>;
}
