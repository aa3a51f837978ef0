import type { MoneyStep, MoneyStepState } from '@parlour/design-system/MoneyTracker';
import type { DepositState, WithdrawalState } from '@parlour/gateway-openapi/wallet';

/** A step of the gateway's records. */
export interface RecordStep<State extends string> {
  at: string;
  state: State;
  reason: string | null;
  nextStep: string | null;
}

/** The states that a kind of record goes through. */
export interface RecordLifecycle<State extends string> {
  /** States from the first to success. */
  order: readonly State[];
  /** Final states without success. */
  failed: readonly State[];
}

export const DEPOSIT_LIFECYCLE: RecordLifecycle<DepositState> = {
  order: ['PENDING', 'PROCESSING', 'SUCCEEDED'],
  failed: ['REJECTED', 'CANCELLED', 'EXPIRED'],
};

export const WITHDRAWAL_LIFECYCLE: RecordLifecycle<WithdrawalState> = {
  order: ['REVIEWING', 'PROCESSING', 'PAID', 'COMPLETED'],
  failed: ['REJECTED', 'CANCELLED'],
};

/** Whether a record no longer changes. */
export const isFinal = <State extends string>(
  { order, failed }: RecordLifecycle<State>,
  state: State,
): boolean => state === order[order.length - 1] || failed.includes(state);

interface StepTexts<State extends string> {
  title: (state: State) => string;
  time: (at: string) => string;
}

/** The steps of a record, with those still to come unless it has failed. */
export function toMoneySteps<State extends string>(
  steps: readonly RecordStep<State>[],
  { order, failed }: RecordLifecycle<State>,
  { title, time }: StepTexts<State>,
): MoneyStep[] {
  const last = steps[steps.length - 1];
  const end = order[order.length - 1];
  const stateOf = (state: State, isLast: boolean): MoneyStepState => {
    if (failed.includes(state)) return 'failed';
    return isLast && state !== end ? 'current' : 'done';
  };
  const known = steps.map(({ at, state, reason, nextStep }, index): MoneyStep => {
    const isLast = index === steps.length - 1;
    return {
      id: `${state} ${at}`,
      title: title(state),
      state: stateOf(state, isLast),
      time: { at, text: time(at) },
      reason: reason ?? undefined,
      // The next step of an earlier one is done already.
      next: isLast ? (nextStep ?? undefined) : undefined,
    };
  });
  if (last !== undefined && isFinal({ order, failed }, last.state)) return known;
  const reached = Math.max(-1, ...steps.map(({ state }) => order.indexOf(state)));
  const coming = order
    .slice(reached + 1)
    .map((state): MoneyStep => ({ id: state, title: title(state), state: 'waiting' }));
  return [...known, ...coming];
}
