import { describe, expect, it } from 'vitest';
import { isAmount, toTeamFilter } from './teamFilter';

describe('[AG-07] the filters of the list of people in the address', () => {
  it('are those that the gateway takes', () => {
    const state = { kind: 'agent', status: 'frozen', level: '2', min: '5', max: '1200.5' };
    expect(toTeamFilter({ ...state, activity: 'in7', contract: 'no-daily' })).toEqual({
      ...{ accountType: 'agent', status: 'frozen', level: 2, loggedInWithin: 7 },
      ...{ minBalance: '5.00', maxBalance: '1200.50', withoutContract: 'daily' },
    });
    expect(toTeamFilter({ activity: 'no90', contract: 'dividend' })).toEqual({
      notLoggedInFor: 90,
      withContract: 'dividend',
    });
    expect(toTeamFilter({})).toEqual({});
  });

  it('do not count where they are invalid', () => {
    const wrong = { kind: 'owner', status: '1', level: '0', activity: 'in8', contract: 'no-' };
    expect(toTeamFilter({ ...wrong, min: '-5', max: '1e9' })).toEqual({});
    expect(['', '5', '5.5', '5.55', '5.555', '1,5', 'x'].map(isAmount)).toEqual([
      ...[true, true, true, true],
      ...[false, false, false],
    ]);
  });
});
