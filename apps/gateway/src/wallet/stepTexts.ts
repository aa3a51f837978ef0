import { inLanguage, type Texts } from '../platform/texts';
import type { DepositState, Step, StepReason, WithdrawalState } from './steps';
import { TEXTS } from './texts';

/** Why a step was taken, in words. */
export const REASONS: Readonly<Record<StepReason, Texts>> = TEXTS.group('reason');

const AFTER_DEPOSIT: Partial<Record<DepositState, Texts>> = TEXTS.group('afterDeposit');
const AFTER_WITHDRAWAL: Partial<Record<WithdrawalState, Texts>> = TEXTS.group('afterWithdrawal');

/** The steps of a record as people read them. */
export function readSteps<State extends DepositState | WithdrawalState>(
  steps: readonly Step<State>[],
  of: 'deposit' | 'withdrawal',
  language: string,
) {
  const after: Partial<Record<string, Texts>> = of === 'deposit' ? AFTER_DEPOSIT : AFTER_WITHDRAWAL;
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
