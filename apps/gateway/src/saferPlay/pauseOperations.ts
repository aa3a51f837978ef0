import type { Handlers, Services } from '../services';
import { loggedIn } from '../session/loggedIn';
import { choicesOf, requestEnd, startPause, toWirePause } from './pauses';

/** Breaks from play and self-exclusion. */
export function pauseOperations(services: Services) {
  return {
    getPlayPause(call) {
      const { policy } = services;
      const { pause: current } = loggedIn(call);
      const at = { current, now: call.now };
      return {
        current: current && toWirePause(current, call.now),
        breaks: choicesOf(policy, 'BREAK', at),
        exclusions: choicesOf(policy, 'EXCLUSION', at),
        exclusionEnd: policy.exclusion.end,
        coolingOff: policy.exclusion.coolingOff,
      };
    },

    async startPlayPause(call) {
      const { id } = loggedIn(call).account;
      return toWirePause(await startPause(services, id, call.body, call.now), call.now);
    },

    async requestExclusionEnd(call) {
      const { id } = loggedIn(call).account;
      return toWirePause(await requestEnd(services, id, call.body.reason, call.now), call.now);
    },
  } satisfies Handlers;
}
