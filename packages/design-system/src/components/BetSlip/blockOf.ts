import type { BetSlipBlock, BetSlipMode, BetSlipSelection } from './slipSelection';

interface SlipState {
  selections: readonly BetSlipSelection[];
  mode: BetSlipMode;
  isOnline: boolean;
}

export const changedIn = (selections: readonly BetSlipSelection[]): number =>
  selections.filter(({ oldOdds }) => oldOdds !== undefined).length;

/** The first reason for which a bet can not be placed, if there is one. */
export function blockOf({ selections, mode, isOnline }: SlipState): BetSlipBlock | undefined {
  if (!isOnline) return 'offline';
  if (selections.some(({ status = 'open' }) => status !== 'open')) return 'suspended';
  if (mode !== 'single' && selections.some(({ conflict }) => conflict !== undefined))
    return 'conflict';
  return changedIn(selections) > 0 ? 'changes' : undefined;
}
