import { afterEach, describe, expect, it, vi } from 'vitest';
import { askConfirm } from './askConfirm';
import {
  answerDialog,
  dismissDialogs,
  openDialog,
  readDialogs,
  subscribeToDialogs,
} from './dialogs';
import { safestButton } from './safestButton';

const answer = (...given: [id: string] | []) => {
  const { current } = readDialogs();
  if (current === undefined) throw new Error('Nothing is asked.');
  const [id] = given;
  answerDialog(
    current,
    id === undefined ? { kind: 'closed', reason: 'cover' } : { kind: 'button', id },
  );
};
afterEach(() => dismissDialogs());

describe('openDialog', () => {
  it('asks one after the other and gives each its answer', async () => {
    const first = openDialog({ title: 'one' });
    const second = openDialog({ title: 'two' });
    expect(readDialogs().current?.title).toBe('one');
    answer('ok');
    expect(readDialogs().current?.title).toBe('two');
    expect(readDialogs().previous?.title).toBe('one');
    answer();
    expect(readDialogs().current).toBeUndefined();
    expect(await first).toEqual({ kind: 'button', id: 'ok' });
    expect(await second).toEqual({ kind: 'closed', reason: 'cover' });
  });

  it('answers for what is withdrawn, so that nobody waits for ever', async () => {
    const all = [openDialog({ title: 'one' }), openDialog({ title: 'two' })];
    dismissDialogs();
    expect(readDialogs().current).toBeUndefined();
    expect(await Promise.all(all)).toEqual([
      { kind: 'closed', reason: 'withdrawn' },
      { kind: 'closed', reason: 'withdrawn' },
    ]);
  });

  it('tells those who watch when what is asked changes, and not when something joins the queue', () => {
    const listener = vi.fn();
    const stop = subscribeToDialogs(listener);
    void openDialog({ title: 'one' });
    void openDialog({ title: 'two' });
    expect(listener).toHaveBeenCalledTimes(1);
    expect(readDialogs()).toBe(readDialogs());
    stop();
    answer();
    expect(listener).toHaveBeenCalledTimes(1);
  });
});

describe('askConfirm', () => {
  it.each([
    ['its button', ['confirm'], true],
    ['the way back', ['cancel'], false],
    ['the cover', [], false],
  ] as const)('takes %s for %s', async (_, given, expected) => {
    const asked = askConfirm({ title: 'Log out', confirm: 'OK', cancel: 'Cancel' });
    answer(...given);
    expect(await asked).toBe(expected);
  });
});

describe('safestButton', () => {
  it.each([
    [['action', 'neutral'], 1],
    [['danger', 'action'], 1],
    [['neutral', 'neutral', 'danger'], 0],
    [[undefined, 'danger'], 0],
  ] as const)('of %s is number %i', (tones, expected) => {
    const buttons = tones.map((tone, index) => ({
      id: String(index),
      label: 'Go',
      ...(tone !== undefined && { tone }),
    }));
    expect(safestButton(buttons)?.id).toBe(String(expected));
  });
});
