import { describe, expect, it, vi } from 'vitest';
import { type Answer, connect, refusal } from './intent.fixtures';

describe('an intent that is not heard of', () => {
  it.each<[string, Answer]>([
    ['nothing', async () => undefined],
    ['null', async () => null],
    ['a text', async () => 'SUCCEEDED'],
    ['an object without an outcome', async () => ({ kind: 'malformed' })],
    ['an outcome that nobody knows', async () => ({ outcome: 'MAYBE' })],
    ['a refusal', () => Promise.reject(refusal)],
    [
      'a fault before it is sent',
      () => {
        throw new TypeError('No line');
      },
    ],
  ])('[F11] goes on asking when the answer is %s', async (_, answer) => {
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

  it('[TR-05] counts from when it was sent on after a step-up, however long that took', async () => {
    const { intent, effects } = connect(['lateAfterStepUp']);
    await intent.submit('pay 5');
    expect(intent.state.status).toBe('done');
    expect(effects.size).toBe(1);
  });

  describe('[F11] without any answer', () => {
    /** An intent that was sent, arrived, and has had no outcome for a minute. */
    async function waitInVain() {
      const line = connect(['answerLost', 'answered'], Number.POSITIVE_INFINITY);
      const checked = line.intent.submit('pay 5');
      await vi.waitFor(() => expect(line.intent.state.status).toBe('unclear'));
      return { ...line, checked };
    }

    it('lets the person act again, and does the same once', async () => {
      const { intent, effects, persisted } = await waitInVain();
      expect(persisted.at(-1)).toBe('key 1');
      intent.forget();
      expect(intent.state.status).toBe('unclear');
      await intent.submit('pay 5');
      expect(intent.state).toEqual({ status: 'done', value: 'done pay 5', recordId: null });
      expect([...effects]).toEqual([['key 1', 'pay 5']]);
    });

    it('[TR-05] is done once where sending it again is refused, such as for a step-up', async () => {
      const { intent, effects, hear, persisted } = connect(
        ['answerLost', 'refused'],
        Number.POSITIVE_INFINITY,
      );
      void intent.submit('pay 5');
      await vi.waitFor(() => expect(intent.state.status).toBe('unclear'));
      const again = intent.submit('pay 5');
      await vi.waitFor(() => expect(intent.state.status).toBe('unclear'));
      expect(persisted.at(-1)).toBe('key 1');
      hear();
      await again;
      expect(intent.state.status).toBe('done');
      expect([...effects]).toEqual([['key 1', 'pay 5']]);
    });

    it('[TR-05] tells the refusal where it never arrived', async () => {
      const { intent, effects, hear } = connect(
        ['neverArrives', 'refused'],
        Number.POSITIVE_INFINITY,
      );
      void intent.submit('pay 5');
      await vi.waitFor(() => expect(intent.state.status).toBe('unclear'));
      const again = intent.submit('pay 5');
      hear();
      await again;
      expect(intent.state).toEqual({ status: 'refused', error: refusal });
      expect(effects.size).toBe(0);
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
});
