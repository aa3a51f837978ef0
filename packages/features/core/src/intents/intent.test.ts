import type { IntentOutcome } from '@parlour/gateway-openapi/intents';
import { describe, expect, it, vi } from 'vitest';
import { Intent, type IntentPorts } from './intent';

type Fate = 'answered' | 'answerLost' | 'neverArrives' | 'refused' | 'late';
type Answer = () => Promise<unknown>;

const lost = Object.assign(new Error('No answer'), { kind: 'network' });
const refusal = Object.assign(new Error('Refused'), {
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
 * A gateway that does each key once, on a line that loses calls and answers, and a clock that only waiting moves.
 * The first questions for an outcome get no answer, or one of `answers`.
 */
function connect(fates: Fate[], unanswered = 0, answers: Answer[] = []) {
  let time = 0;
  let deaf = unanswered;
  let keys = 0;
  const effects = new Map<string, string>();
  const arrivals: { at: number; key: string; args: string }[] = [];
  const kept: (string | null)[] = [];
  const take = () => {
    for (const { at, key, args } of arrivals) if (at <= time) effects.set(key, args);
  };
  const ports: IntentPorts<string, string> = {
    send: async (args, key) => {
      const fate = fates.shift() ?? 'answered';
      if (fate === 'neverArrives') throw lost;
      if (fate === 'refused') throw refusal;
      if ((effects.get(key) ?? args) !== args) throw reused;
      arrivals.push({ at: fate === 'late' ? time + 4000 : time, key, args });
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
    keep: (key) => kept.push(key),
    wait: async (ms) => {
      time += ms;
      // Who is never answered would keep the test to itself.
      if (deaf === Number.POSITIVE_INFINITY) await new Promise((resolve) => setTimeout(resolve));
    },
    now: () => time,
    makeKey: () => `key ${(keys += 1)}`,
    onChange: () => undefined,
  };
  const hear = () => {
    deaf = 0;
  };
  return { intent: new Intent(ports), effects, kept, hear, elapsed: () => time };
}

describe('an intent', () => {
  it('[WAL-05] F10: sends one call however often it is pressed', async () => {
    const { intent, effects } = connect(['answered', 'answered', 'answered']);
    await Promise.all(Array.from({ length: 50 }, () => intent.submit('pay 5')));
    expect(effects.size).toBe(1);
    expect(intent.state).toEqual({ status: 'done', value: 'done pay 5', recordId: null });
  });

  it('F11: asks what became of a call whose answer was lost', async () => {
    const { intent, effects, kept } = connect(['answerLost'], 3);
    const sent = intent.submit('pay 5');
    await Promise.resolve();
    expect(kept).toEqual(['key 1']);
    await sent;
    expect(intent.state.status).toBe('done');
    expect(effects.size).toBe(1);
    expect(kept).toEqual(['key 1', null]);
  });

  it('F11: does not believe that a call never arrived while it still may', async () => {
    const { intent, effects, elapsed } = connect(['late']);
    await intent.submit('pay 5');
    expect(intent.state.status).toBe('done');
    expect(effects.size).toBe(1);
    expect(elapsed()).toBeLessThanOrEqual(10_000);
  });

  it('keeps its key for the same, and takes another for something else', async () => {
    const { intent, effects } = connect(['neverArrives', 'answerLost', 'refused', 'answered']);
    await intent.submit('pay 5');
    expect(intent.state.status).toBe('unsent');
    await intent.submit('pay 5');
    expect([...effects]).toEqual([['key 1', 'pay 5']]);
    await intent.submit('pay 5');
    expect(intent.state).toEqual({ status: 'refused', error: refusal });
    await intent.submit('pay 6');
    expect([...effects.keys()]).toEqual(['key 1', 'key 3']);
  });

  it('F12: tells first what became of what an earlier page had sent', async () => {
    const { intent, effects } = connect([]);
    effects.set('key of before', 'pay 5');
    await intent.resume('key of before');
    expect(intent.state.status).toBe('done');
    await intent.resume('key that never arrived');
    expect(intent.state.status).toBe('idle');
  });

  it('asks for nothing once the site it was meant in is gone', async () => {
    const { intent, effects } = connect(['answerLost'], Number.POSITIVE_INFINITY);
    const sent = intent.submit('pay 5');
    intent.leave();
    await sent;
    expect(intent.state.status).toBe('checking');
    expect(effects.size).toBe(1);
  });

  it.each<[string, Answer]>([
    ['nothing', async () => undefined],
    ['null', async () => null],
    ['a text', async () => 'SUCCEEDED'],
    ['an object without an outcome', async () => ({ kind: 'malformed' })],
    ['an outcome that nobody knows', async () => ({ outcome: 'MAYBE' })],
    ['a fault without a word', () => Promise.reject()],
    ['a refusal', () => Promise.reject(refusal)],
    [
      'a fault before it is sent',
      () => {
        throw new TypeError('No line');
      },
    ],
  ])('F11: goes on asking when the answer is %s', async (_, answer) => {
    const sent = connect(['answerLost'], 0, [answer, answer, answer]);
    await sent.intent.submit('pay 5');
    expect(sent.intent.state.status).toBe('done');
    const lostOnTheWay = connect(['neverArrives'], 0, [answer, answer, answer]);
    await lostOnTheWay.intent.submit('pay 5');
    expect(lostOnTheWay.intent.state.status).toBe('unsent');
    const resumed = connect([], 0, [answer, answer, answer]);
    await resumed.intent.resume('key of before');
    expect(resumed.intent.state.status).toBe('idle');
  });

  describe('F11: without any answer', () => {
    /** An intent that was sent, arrived, and has not been heard of for a minute. */
    async function waitInVain() {
      const line = connect(['answerLost', 'answered'], Number.POSITIVE_INFINITY);
      const checked = line.intent.submit('pay 5');
      await vi.waitFor(() => expect(line.intent.state.status).toBe('unclear'));
      return { ...line, checked };
    }

    it('lets the person act again, and does the same once', async () => {
      const { intent, effects, kept } = await waitInVain();
      expect(kept.at(-1)).toBe('key 1');
      intent.forget();
      expect(intent.state.status).toBe('unclear');
      await intent.submit('pay 5');
      expect(intent.state).toEqual({ status: 'done', value: 'done pay 5', recordId: null });
      expect([...effects]).toEqual([['key 1', 'pay 5']]);
    });

    it('does something else under a key of its own, and asks for the first no longer', async () => {
      const { intent, effects, hear, checked } = await waitInVain();
      await intent.submit('pay 6');
      hear();
      await checked;
      expect(intent.state).toEqual({ status: 'done', value: 'done pay 6', recordId: null });
      expect([...effects]).toEqual([
        ['key 1', 'pay 5'],
        ['key 2', 'pay 6'],
      ]);
    });

    it('still tells what became of it once it is known', async () => {
      const { intent, hear, checked } = await waitInVain();
      hear();
      await checked;
      expect(intent.state.status).toBe('done');
    });

    it('does once what an earlier page had sent, and tells of it when something else is sent', async () => {
      const resume = async () => {
        const line = connect([], Number.POSITIVE_INFINITY);
        line.effects.set('key of before', 'pay 5');
        void line.intent.resume('key of before');
        await vi.waitFor(() => expect(line.intent.state.status).toBe('unclear'));
        return line;
      };
      const same = await resume();
      await same.intent.submit('pay 5');
      expect([...same.effects]).toEqual([['key of before', 'pay 5']]);
      const other = await resume();
      other.hear();
      await other.intent.submit('pay 6');
      expect(other.intent.state).toEqual({ status: 'done', value: null, recordId: null });
      expect([...other.effects]).toEqual([['key of before', 'pay 5']]);
      await other.intent.submit('pay 6');
      expect([...other.effects.values()]).toEqual(['pay 5', 'pay 6']);
    });
  });

  it('F11: over every fate of a hundred lines is never done twice and never says what is not so', async () => {
    const kinds: Fate[] = ['answered', 'answerLost', 'neverArrives', 'late'];
    for (let line = 0; line < 100; line += 1) {
      const fates = [0, 1, 2].map((turn) => kinds[(line >> (2 * turn)) % 4] ?? 'answered');
      const { intent, effects } = connect(fates, line % 5);
      for (let press = 0; press < 3; press += 1) {
        await intent.submit('pay 5');
        if (intent.state.status === 'done') break;
        expect(intent.state.status).toBe('unsent');
        expect(effects.size).toBe(0);
      }
      expect(effects.size).toBe(intent.state.status === 'done' ? 1 : 0);
    }
  });
});
