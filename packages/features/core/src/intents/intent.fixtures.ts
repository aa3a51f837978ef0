import type { IntentOutcome } from '@parlour/gateway-openapi/wallet';
import { Intent, type IntentPorts } from './intent';

/** What happens to a call; `lateAfterStepUp` is sent again a minute later, and arrives late then. */
export type Fate =
  | 'answered'
  | 'answerLost'
  | 'neverArrives'
  | 'refused'
  | 'late'
  | 'lateAfterStepUp';
/** How a query for an outcome is answered. */
export type Answer = () => Promise<unknown>;

const lost = Object.assign(new Error('No answer'), { kind: 'network' });
export const refusal = Object.assign(new Error('Refused'), {
  kind: 'refused',
  status: 409,
  code: 'BALANCE_TOO_LOW',
  details: {},
});

const reused = Object.assign(new Error('Another body'), {
  kind: 'refused',
  status: 422,
  code: 'IDEMPOTENCY_KEY_REUSED',
  details: {},
});

/**
 * A gateway that executes each key once, on a network that loses calls and answers, with a clock that only waiting
 * moves. The first queries for an outcome get no answer, or one of `answers`.
 */
export function connect(fates: Fate[], unanswered = 0, answers: Answer[] = []) {
  let time = 0;
  let sentAgainAt = Number.NEGATIVE_INFINITY;
  let deaf = unanswered;
  let keys = 0;
  const effects = new Map<string, string>();
  const arrivals: { at: number; key: string; args: string }[] = [];
  const persisted: (string | null)[] = [];
  const take = () => {
    for (const { at, key, args } of arrivals) if (at <= time) effects.set(key, args);
  };
  const ports: IntentPorts<string, string> = {
    send: async (args, key) => {
      const fate = fates.shift() ?? 'answered';
      if (fate === 'neverArrives') throw lost;
      if (fate === 'refused') throw refusal;
      if ((effects.get(key) ?? args) !== args) throw reused;
      const waits = fate === 'lateAfterStepUp';
      if (waits) {
        time += 60_000;
        sentAgainAt = time;
      }
      arrivals.push({ at: waits || fate === 'late' ? time + 4000 : time, key, args });
      take();
      if (fate !== 'answered') throw lost;
      return `done ${args}`;
    },
    ask: async (key) => {
      take();
      const strange = answers.shift();
      if (strange !== undefined) return (await strange()) as IntentOutcome;
      if (deaf > 0) {
        deaf -= 1;
        throw lost;
      }
      const outcome = effects.has(key) ? 'SUCCEEDED' : 'UNKNOWN';
      return {
        key,
        outcome,
        operationId: null,
        recordId: null,
        errorCode: null,
        message: null,
        finishedAt: null,
      };
    },
    persist: (key) => persisted.push(key),
    wait: async (ms) => {
      time += ms;
      // Without a macrotask here, an intent that is never answered would block the test.
      if (deaf === Number.POSITIVE_INFINITY) await new Promise((resolve) => setTimeout(resolve));
    },
    sentAgainAt: () => sentAgainAt,
    now: () => time,
    makeKey: () => `key ${(keys += 1)}`,
    onChange: () => undefined,
  };
  const hear = () => {
    deaf = 0;
  };
  return { intent: new Intent(ports), effects, persisted, hear, elapsed: () => time };
}
