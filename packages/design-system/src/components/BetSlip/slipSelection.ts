import type { QuickAmount } from '../AmountField/AmountField';
import type { OddsChange } from '../OddsButton/OddsButton';

export const BET_SLIP_MODES = ['single', 'multiple', 'system'] as const;
export type BetSlipMode = (typeof BET_SLIP_MODES)[number];

export const BET_SELECTION_STATUSES = ['open', 'suspended', 'closed'] as const;
export type BetSelectionStatus = (typeof BET_SELECTION_STATUSES)[number];

/** One chosen price. */
export interface BetSlipSelection {
  id: string;
  /** What is bet on: 'Harbour Larks'. */
  outcome: string;
  /** 'Match result'. */
  market: string;
  /** 'Harbour Larks – Copper Vale'. */
  match: string;
  /** Address of the match. Default: none, plain text. */
  href?: string | undefined;
  /** The price now, formatted. */
  odds: string;
  /** The price that the player has seen, if it is another now. It then has to be accepted. Default: none. */
  oldOdds?: string | undefined;
  /** How the price changed, shown by an arrow. Default: none. */
  change?: OddsChange | undefined;
  /** `suspended` may open again, `closed` will not; neither can be bet on. Default: `open`. */
  status?: BetSelectionStatus | undefined;
  /** Why it can not be combined with another selection, as a sentence; only singles are possible then. Default: none. */
  conflict?: string | undefined;
}

/** One stake to type: of a selection in singles, of the whole in a multiple, of each kind of a system. */
export interface BetSlipLine {
  /** In singles the id of the selection, otherwise any: 'doubles'. */
  id: string;
  /** What the stake is for: 'Doubles'. In singles it is not shown. */
  name?: string | undefined;
  /** How many bets that makes, as text: '3 bets'. */
  count?: string | undefined;
  /** Decimal string: '50.00', or '' when empty. */
  stake: string;
  /** Formatted amount, with its currency. Default: none, a dash. */
  possibleReturn?: string | null | undefined;
  /** What is wrong with the stake: 'At most 500.00 for this market'. */
  error?: string | undefined;
  /** Lowest and highest stake, as text: 'At least 1.00'. */
  min?: string | undefined;
  max?: string | undefined;
}

/** Sums of the slip, all formatted by the owner. What is missing is not shown. */
export interface BetSlipSummary {
  totalOdds?: string | undefined;
  totalStake?: string | undefined;
  possibleReturn?: string | undefined;
}

/** What the gateway answered to a bet. */
export interface BetSlipReceipt {
  /** Number by which customer service finds the bet. */
  reference: string;
  /** Further facts, formatted: time, stake, possible return. */
  facts?: readonly { label: string; value: string }[] | undefined;
}

/** How stakes are typed, as in `AmountField`. */
export interface BetSlipMoney {
  /** BCP 47 tag of the reader's language. */
  locale: string;
  /** Shown before each stake: 'IDR'. */
  currency: string;
  /** Digits after the decimal point. Default: 2. */
  fractionDigits?: number | undefined;
  /** Buttons under the stake, where the slip has one stake only. Default: none. */
  quickAmounts?: readonly QuickAmount[] | undefined;
}

export const BET_SLIP_BLOCKS = ['offline', 'suspended', 'conflict', 'changes'] as const;
export type BetSlipBlock = (typeof BET_SLIP_BLOCKS)[number];
