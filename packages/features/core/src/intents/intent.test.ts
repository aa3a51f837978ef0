import { describe, expect, it } from 'vitest';
import { connect, type Fate, refusal } from './intent.fixtures';

describe('an intent', () => {
  it('[WAL-05] [F10] sends one call however often it is pressed', async () => {
    const { intent, effects } = connect(['answered', 'answered', 'answered']);
    await Promise.all(Array.from({ length: 50 }, () => intent.submit('pay 5')));
    expect(effects.size).toBe(1);
    expect(intent.state).toEqual({ status: 'done', value: 'done pay 5', recordId: null });
  });

  it('[F11] asks what became of a call whose answer was lost', async () => {
    const { intent, effects, persisted } = connect(['answerLost'], 3);
    const sent = intent.submit('pay 5');
    await Promise.resolve();
    expect(persisted).toEqual(['key 1']);
    await sent;
    expect(intent.state.status).toBe('done');
    expect(effects.size).toBe(1);
    expect(persisted).toEqual(['key 1', null]);
  });

  it('[F11] does not believe that a call never arrived while it still may', async () => {
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

  it('[F12] tells first what became of what an earlier page had sent', async () => {
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
    intent.stop();
    await sent;
    expect(intent.state.status).toBe('checking');
    expect(effects.size).toBe(1);
  });

  it('[F11] over every fate of a hundred lines is never done twice and never says what is not so', async () => {
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
