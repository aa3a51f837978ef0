import { describe, expect, it } from 'vitest';
import { rewardRequestSchema } from './rewardRequest.schema';

const errorOf = (remark: string, needsRemark = false): string | null => {
  try {
    rewardRequestSchema({ needsRemark }).validateSync({ remark, pictures: [] });
    return null;
  } catch (error) {
    return (error as Error).message;
  }
};

describe('[PROMO-03] an application', () => {
  it.each([
    ['', false, null],
    ['  ', true, 'request.remarkNeeded'],
    ['First deposit made on Saturday', true, null],
    ['x'.repeat(140), false, null],
    ['x'.repeat(141), false, 'request.tooLong'],
    // One character for people, two for the machine.
    ['🪷'.repeat(140), false, null],
  ])('with the remark %j, needed: %s, gives %s', (remark, needsRemark, expected) => {
    expect(errorOf(remark, needsRemark)).toBe(expected);
  });
});
