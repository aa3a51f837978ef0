import type { BetSlipBlock, BetSlipMode } from './slipSelection';

export interface BetSlipLabels {
  /** Heading: 'Bet slip'. */
  title: string;
  /** Name of the tabs: 'Kind of bet'. */
  kind: string;
  /** The tabs: 'Singles', 'Multiple', 'System'. */
  modes: Readonly<Record<BetSlipMode, string>>;
  emptyTitle: string;
  emptyText: string;
  /** Name of the list of selections. */
  selections: string;
  /** Name of the button of a selection, which is appended. */
  remove: string;
  removeAll: string;
  /** Says what was removed: 'Harbour Larks removed'. */
  removed: (outcome: string) => string;
  removedAll: (count: number) => string;
  undo: string;
  suspended: string;
  closed: string;
  /** Read by screen readers: 'Price changed from 2.10 to 1.95'. */
  priceChanged: (before: string, now: string) => string;
  stake: string;
  quickAmounts: string;
  possibleReturn: string;
  totalOdds: string;
  totalStake: string;
  /** Choice to take better prices without being asked. */
  acceptBetter: string;
  /** Says how many prices have to be accepted. */
  changes: (count: number) => string;
  accept: string;
  /** Why the bet can not be placed now. */
  blocks: Readonly<Record<Exclude<BetSlipBlock, 'changes'>, string>>;
  /** The main button. */
  submit: string;
  /** Announced while the bet is on its way. */
  sending: string;
  /** Title of a refusal; the reason follows. */
  refused: string;
  placed: string;
  reference: string;
  /** Keeps the selections for another bet. */
  keep: string;
  done: string;
}
