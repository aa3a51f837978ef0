import { act, fireEvent, screen } from '@testing-library/react';
import { Profiler } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { conformance } from '../../testing/conformance';
import { renderThemed } from '../../testing/render';
import { SendCodeButton } from './SendCodeButton';
import { SEND_LABELS } from './SendCodeButton.fixtures';

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
});
afterEach(() => {
  vi.useRealTimers();
});

const button = () => screen.getByRole('button', { name: 'Send code' });
const pass = (ms: number): void =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });

describe('SendCodeButton', () => {
  conformance((props) => <SendCodeButton {...props} labels={SEND_LABELS} onSend={vi.fn()} />, {
    element: 'button',
    dataComponent: 'SendCodeButton',
  });

  it('[SMS-02] lets one press a second through', () => {
    const onSend = vi.fn();
    renderThemed(<SendCodeButton labels={SEND_LABELS} onSend={onSend} />);
    fireEvent.click(button());
    vi.advanceTimersByTime(999);
    fireEvent.click(button());
    expect(onSend).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1);
    fireEvent.click(button());
    expect(onSend).toHaveBeenCalledTimes(2);
  });

  it('[SMS-02] ignores presses while it counts or sends', () => {
    const onSend = vi.fn();
    const props = { labels: SEND_LABELS, onSend };
    const { rerender } = renderThemed(<SendCodeButton {...props} until={1_060_000} />);
    fireEvent.click(button());
    rerender(<SendCodeButton {...props} status="sending" />);
    fireEvent.click(button());
    expect(onSend).not.toHaveBeenCalled();
  });

  it('[SMS-02] counts each second without rendering, and ends by itself', () => {
    const rendered = vi.fn();
    renderThemed(
      <Profiler id="button" onRender={rendered}>
        <SendCodeButton labels={SEND_LABELS} onSend={vi.fn()} until={1_060_000} />
      </Profiler>,
    );
    expect(button().textContent).toBe('Send code60 s');
    pass(59_000);
    expect(button().textContent).toBe('Send code1 s');
    expect(rendered).toHaveBeenCalledOnce();
    pass(1000);
    expect(button().textContent).toBe('Send code');
    expect(button().hasAttribute('aria-disabled')).toBe(false);
    expect(screen.getByRole('status').textContent).toBe(SEND_LABELS.ended);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('rests in a hidden tab and is right when it is seen again', () => {
    renderThemed(<SendCodeButton labels={SEND_LABELS} onSend={vi.fn()} until={1_060_000} />);
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(vi.getTimerCount()).toBe(0);
    pass(20_000);
    hidden.mockReturnValue(false);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(button().textContent).toBe('Send code40 s');
  });

  it('says nothing of a countdown that was over before it was seen', () => {
    renderThemed(<SendCodeButton labels={SEND_LABELS} onSend={vi.fn()} until={999_000} />);
    expect(button().hasAttribute('aria-disabled')).toBe(false);
    expect(screen.getByRole('status').textContent).toBe('');
  });
});
