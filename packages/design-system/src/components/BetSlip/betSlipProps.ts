import type { ComponentPropsWithRef } from 'react';
import type { BetSlipLabels } from './betSlipLabels';
import type {
  BetSlipLine,
  BetSlipMode,
  BetSlipMoney,
  BetSlipReceipt,
  BetSlipSelection,
  BetSlipSummary,
} from './slipSelection';

export interface BetSlipProps
  extends Omit<ComponentPropsWithRef<'section'>, 'children' | 'onSubmit'>,
    BetSlipMoney {
  /** The chosen prices, in the order in which they were chosen. */
  selections: readonly BetSlipSelection[];
  /** Kinds of bets on offer; tabs appear from two on. Default: singles alone. */
  modes?: readonly { mode: BetSlipMode; isDisabled?: boolean | undefined }[];
  /** The kind that is shown. Default: `single`. */
  mode?: BetSlipMode;
  /** Stakes of this kind: one for each selection in singles, one in a multiple, one for each kind of a system. */
  lines: readonly BetSlipLine[];
  /** Sums, formatted by the owner: nothing is calculated here. */
  summary?: BetSlipSummary;
  /** Whether better prices are taken without being asked. */
  acceptsBetter?: boolean | undefined;
  /** Whether the slip is loading. Default: false. */
  isLoading?: boolean;
  /** Whether the bet is on its way: everything is locked. So it is while a promise of `onSubmit` is pending. Default: false. */
  isSending?: boolean;
  /** Why the last bet was refused, as a sentence. What was typed stays. Default: none. */
  refusal?: string | undefined;
  /** The bet that was placed, shown instead of the slip. Default: none. */
  receipt?: BetSlipReceipt | undefined;
  /** Whether the gateway can be reached. Default: what the browser tells. */
  isOnline?: boolean | undefined;
  /** Heading level of the title. Default: 2. */
  headingLevel?: 2 | 3;
  /** Texts. Default: those of the `LabelsProvider`. */
  labels?: Partial<BetSlipLabels>;
  /** Called with the kind of bet whose tab is chosen. */
  onModeChange?: ((event: { mode: BetSlipMode }) => void) | undefined;
  /** Called with a decimal string, or with the raw text if it is no amount: the owner then gives that line an error. */
  onStakeChange?: ((event: { id: string; value: string }) => void) | undefined;
  /** Called with the ids of what was removed. */
  onRemove?: ((event: { ids: string[] }) => void) | undefined;
  /** Called to bring removed selections back to their places. Without it there is no undo. */
  onRestore?: ((event: { ids: string[] }) => void) | undefined;
  /** Called when the changed prices are accepted: the owner then drops `oldOdds`. */
  onAcceptChanges?: (() => void) | undefined;
  /** Called when taking better prices without being asked is switched on or off. */
  onAcceptsBetterChange?: ((event: { acceptsBetter: boolean }) => void) | undefined;
  /**
   * Places the bet, and may give a promise; never called while one is on its way or a price has to be accepted. Send one idempotency key for
   * each bet, so that a retry after a lost answer is the same bet.
   */
  onSubmit: () => unknown;
  /** Called to bet on the same selections again, from the receipt. */
  onKeep?: (() => void) | undefined;
  /** Called to close the receipt. */
  onDone?: (() => void) | undefined;
}
