import type { GatewayError } from '@parlour/gateway-openapi';
import { describe, expect, it } from 'vitest';
import { failureReason } from './launchFailureReason';

const refused = (
  code:
    | 'NOT_FOUND'
    | 'TRIAL_NOT_ALLOWED'
    | 'LAUNCH_EXPIRED'
    | 'STATE_CONFLICT'
    | 'GAME_MAINTENANCE'
    | 'PLAY_PAUSED'
    | 'SYSTEM_ERROR',
): GatewayError => ({
  kind: 'refused',
  status: 400,
  code,
  message: 'Not now.',
  details: {},
});

describe('[F4] why a game is not there', () => {
  it.each([
    [refused('NOT_FOUND'), 'unknown'],
    [refused('TRIAL_NOT_ALLOWED'), 'trial'],
    [refused('LAUNCH_EXPIRED'), 'spent'],
    [refused('GAME_MAINTENANCE'), 'maintenance'],
    [refused('PLAY_PAUSED'), 'paused'],
    [refused('STATE_CONFLICT'), 'refused'],
    [{ kind: 'timeout' }, 'timeout'],
    [{ kind: 'network' }, 'network'],
    [{ kind: 'malformed' }, 'system'],
    [refused('SYSTEM_ERROR'), 'system'],
  ] as const)('%o is %s', (error, reason) => {
    expect(failureReason(error)).toBe(reason);
  });
});
