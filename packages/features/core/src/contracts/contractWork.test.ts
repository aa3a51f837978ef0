import { describe, expect, it } from 'vitest';
import { contractWork, contractWorkOn, pageToPay } from './contractWork';

const COUNTS = {
  contractsToAnswer: 2,
  contractWork: [
    { kind: 'dividend', toAnswer: 2, unpaid: 0 },
    { kind: 'hourly', toAnswer: 0, unpaid: 3 },
    { kind: 'realtime', toAnswer: 0, unpaid: 1 },
  ],
} as const;
const counts = { ...COUNTS, contractWork: [...COUNTS.contractWork] };
const OF_A_MEMBER = { contractsToAnswer: 1, contractWork: [] };

describe('[AG-10] what waits in contracts', () => {
  it('is offers to answer and payments, and in the header the sum of the pages', () => {
    expect(contractWork(counts)).toEqual({ toAnswer: 2, unpaid: 4, waiting: 6 });
    expect(contractWorkOn('agentHourSalary', counts)).toEqual({
      ...{ toAnswer: 0, unpaid: 3, waiting: 3 },
    });
    expect(contractWorkOn('agentDailyWages2', counts)).toBeNull();
    expect(contractWorkOn('registerCenter', counts)).toBeNull();
  });

  it('leads to the first page with payments', () => {
    expect(pageToPay(counts)).toBe('agentHourSalary');
    expect(pageToPay(OF_A_MEMBER)).toBeNull();
    expect(contractWork(OF_A_MEMBER)).toEqual({ toAnswer: 1, unpaid: 0, waiting: 1 });
  });
});
