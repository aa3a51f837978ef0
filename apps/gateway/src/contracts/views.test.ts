import { describe, expect, it } from 'vitest';
import { type StoredState, viewOf } from './views';

const stored = (request: StoredState['request'], state: StoredState['state']) => ({
  request,
  state,
});

const VIEWS = [
  {
    stored: stored('new', 'pending'),
    toMe: ['sign', 'accept', 'reject'],
    byMe: ['pending', 'cancel'],
    inForce: false,
  },
  {
    stored: stored('new', 'accepted'),
    toMe: ['accepted', 'terminate'],
    byMe: ['accepted', 'requestTermination'],
    inForce: true,
  },
  { stored: stored('new', 'rejected'), toMe: ['rejected'], byMe: ['rejected'], inForce: false },
  {
    stored: stored('new', 'cancelled'),
    toMe: ['cancelled'],
    byMe: ['cancelled'],
    inForce: false,
  },
  {
    stored: stored('new', 'terminated'),
    toMe: ['terminated'],
    byMe: ['terminated'],
    inForce: false,
  },
  {
    stored: stored('termination', 'pending'),
    toMe: ['sign', 'accept', 'reject'],
    byMe: ['pending', 'cancel'],
    inForce: true,
  },
  {
    stored: stored('termination', 'terminated'),
    toMe: ['terminated'],
    byMe: ['terminated'],
    inForce: false,
  },
] as const;

describe('the views of a contract', () => {
  it.each(VIEWS)('are two of one stored state: $stored.request $stored.state', (row) => {
    const { stored, inForce } = row;
    const [stateToMe, ...actionsToMe] = row.toMe;
    const [stateByMe, ...actionsByMe] = row.byMe;
    const toMe = { state: stateToMe, actions: actionsToMe, inForce };
    const byMe = { state: stateByMe, actions: actionsByMe, inForce };
    expect(viewOf(stored, 'offeredToMe')).toEqual(toMe);
    expect(viewOf(stored, 'offeredByMe')).toEqual(byMe);
  });
});
