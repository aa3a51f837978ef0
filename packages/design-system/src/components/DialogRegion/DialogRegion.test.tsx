import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { conformance } from '../../testing/conformance';
import { renderThemed } from '../../testing/render';
import { DialogRegion, dismissDialogs, openDialog } from './DialogRegion';
import { DIALOG_LABELS, RECEIVED } from './DialogRegion.fixtures';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  act(() => dismissDialogs());
  vi.useRealTimers();
});

const pass = (ms: number): void => {
  // One second at a time, since each timer is set when the previous one has fired.
  for (let left = ms; left > 0; left -= 1000) {
    act(() => void vi.advanceTimersByTime(Math.min(left, 1000)));
  }
};

describe('DialogRegion', () => {
  conformance((props) => <DialogRegion {...props} labels={DIALOG_LABELS} />, {
    element: 'div',
    dataComponent: 'DialogRegion',
  });

  const open = () => {
    const onAnswer = vi.fn();
    renderThemed(<DialogRegion labels={DIALOG_LABELS} />);
    act(() => void openDialog(RECEIVED).then(onAnswer));
    return { onAnswer, dialog: screen.getByRole('dialog') };
  };

  it('[MOD-09] counts down in sight and closes at the end', async () => {
    const { onAnswer } = open();
    expect(screen.getByRole('timer').textContent).toBe('Closes in 8 s');
    pass(3000);
    expect(screen.getByRole('timer').textContent).toBe('Closes in 5 s');
    pass(5000);
    await act(async () => Promise.resolve());
    expect(onAnswer.mock.calls).toEqual([[{ kind: 'closed', reason: 'timeout' }]]);
  });

  it.each([
    ['its time is over', () => pass(RECEIVED.autoCloseMs ?? 0)],
    ['it is withdrawn', () => act(() => dismissDialogs())],
  ])('gives focus back when %s, to the page where its opener has gone', async (_, end) => {
    const draw = (isThere: boolean) => (
      <>
        <main tabIndex={-1}>{isThere ? <button type="button">Ask</button> : null}</main>
        <DialogRegion labels={DIALOG_LABELS} />
      </>
    );
    const { rerender } = renderThemed(draw(true));
    const opener = screen.getByRole('button', { name: 'Ask' });
    const ask = () => {
      opener.focus();
      act(() => void openDialog(RECEIVED));
      expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true);
    };
    ask();
    end();
    await act(async () => Promise.resolve());
    expect(document.activeElement).toBe(opener);
    ask();
    rerender(draw(false));
    end();
    await act(async () => Promise.resolve());
    expect(document.activeElement).toBe(screen.getByRole('main'));
  });

  it('waits under the pointer, and goes on when it has left', () => {
    const { dialog } = open();
    fireEvent.pointerOver(screen.getByText('It is in your wallet now.'));
    pass(20_000);
    expect(screen.getByRole('timer').textContent).toBe('Closes in 8 s');
    fireEvent.pointerOver(dialog);
    pass(2000);
    expect(screen.getByRole('timer').textContent).toBe('Closes in 6 s');
  });

  it('waits for somebody who moves through it by keyboard', () => {
    open();
    fireEvent.focusIn(screen.getByRole('button', { name: 'Close' }), {
      relatedTarget: screen.getByRole('button', { name: 'OK' }),
    });
    pass(20_000);
    expect(screen.getByRole('timer').textContent).toBe('Closes in 8 s');
  });
});
