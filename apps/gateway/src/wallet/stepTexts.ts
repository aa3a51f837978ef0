import { inLanguage, type Texts } from '../platform/texts';
import type { DepositState, Step, StepReason, WithdrawalState } from './steps';
import { TEXTS } from './texts';

/** Why a step was taken, in words. */
export const REASONS: Readonly<Record<StepReason, Texts>> = TEXTS.group('reason');

/** What follows on a state, in words; nothing does on a last one. */
export const NEXT = {
  deposit: TEXTS.group('afterDeposit'),
  withdrawal: TEXTS.group('afterWithdrawal'),
};

/** The steps of a record as people read them. */
export function readSteps<State extends DepositState | WithdrawalState>(
  steps: readonly Step<State>[],
  of: 'deposit' | 'withdrawal',
  language: string,
) {
  const after: Partial<Record<string, Texts>> = NEXT[of];
  return steps.map(({ at, state, reason }) => {
    const next = after[state];
    return {
      at,
      state,
      reason: reason === null ? null : inLanguage(REASONS[reason], language),
      nextStep: next === undefined ? null : inLanguage(next, language),
    };
  });
}
