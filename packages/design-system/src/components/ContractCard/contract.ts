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

/** What a tier requires and pays, in display order. */
export const TIER_FIELDS = [
  'rate',
  'activeMembers',
  'periodBet',
  'periodProfitLoss',
  'amount',
] as const;
export type TierField = (typeof TIER_FIELDS)[number];

/** One tier, with all figures formatted. */
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
  /** The other party, with its relation as the label: 'Upline', 'tide88'. */
  party: ContractFact;
  /** The period that is settled at once, as text. */
  period: string;
  /** One sentence per tier on what it pays and when, shown before the figures. */
  words?: readonly string[] | undefined;
  /** Lowest first. */
  tiers: readonly ContractTier[];
  /** Further facts: since when it is in force, when it pays next. */
  facts?: readonly ContractFact[] | undefined;
  /** A remark by who offered it, or the reason for a requested termination. */
  remark?: string | undefined;
}

export interface ContractCardLabels {
  kinds: Readonly<Record<ContractKind, string>>;
  states: Readonly<Record<ContractState, string>>;
  requestTypes: Readonly<Record<ContractRequestType, string>>;
  actions: Readonly<Record<ContractAction, string>>;
  /** Accessible name of the list of tiers. */
  tiers: string;
  /** Opens the figures of all tiers. With it they are folded away under the sentences; without it they are shown. */
  compare?: string | undefined;
  tierFields: Readonly<Record<TierField, string>>;
}
