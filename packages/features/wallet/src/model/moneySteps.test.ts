import type { DepositState, WithdrawalState } from '@parlour/gateway-openapi/wallet';
import { describe, expect, it } from 'vitest';
import {
  DEPOSIT_LIFECYCLE,
  type RecordLifecycle,
  toMoneySteps,
  WITHDRAWAL_LIFECYCLE,
} from './moneySteps';

/** The tracker's steps of a record that went through these states: title, state, what comes next. */
function read<State extends string>(states: readonly State[], lifecycle: RecordLifecycle<State>) {
  const steps = states.map((state) => ({
    at: '2026-03-14T08:00:00Z',
    state,
    reason: null,
    nextStep: `after ${state}`,
  }));
  return toMoneySteps(steps, lifecycle, { title: (state) => state, time: (at) => at }).map(
    ({ title, state, next }) => [title, state, next],
  );
}

describe('the steps of a record', () => {
  it('[WAL-02] has what is done, what goes on with what comes next, and what is to come', () => {
    expect(read<DepositState>(['PENDING', 'PROCESSING'], DEPOSIT_LIFECYCLE)).toEqual([
      ['PENDING', 'done', undefined],
      ['PROCESSING', 'current', 'after PROCESSING'],
      ['SUCCEEDED', 'waiting', undefined],
    ]);
  });

  it('[WAL-02] has nothing to come after an end', () => {
    expect(read<DepositState>(['PENDING', 'REJECTED'], DEPOSIT_LIFECYCLE)).toEqual([
      ['PENDING', 'done', undefined],
      ['REJECTED', 'failed', 'after REJECTED'],
    ]);
    expect(read<DepositState>(['PENDING', 'SUCCEEDED'], DEPOSIT_LIFECYCLE)).toEqual([
      ['PENDING', 'done', undefined],
      ['SUCCEEDED', 'done', 'after SUCCEEDED'],
    ]);
  });

  it('goes on to the end from what was reported as not received', () => {
    const states: WithdrawalState[] = ['REVIEWING', 'PROCESSING', 'PAID', 'DISPUTED'];
    expect(read(states, WITHDRAWAL_LIFECYCLE).slice(-2)).toEqual([
      ['DISPUTED', 'current', 'after DISPUTED'],
      ['COMPLETED', 'waiting', undefined],
    ]);
  });
});
