import { screen } from '@testing-library/react';
import { createRef } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { renderThemed } from '../../testing/render';
import { Dialog, type DialogProps } from './Dialog';

const props: DialogProps = {
  isOpen: true,
  onClose: vi.fn(),
  title: 'Log in',
  labels: { close: 'Close' },
  children: 'Content',
};

// The shared conformance gives the native `title` to the root; here it is the heading.
describe('Dialog', () => {
  it('passes props, class, style and ref to its root', () => {
    const ref = createRef<HTMLDialogElement>();
    renderThemed(
      <Dialog {...props} ref={ref} id="mine" className="mine" style={{ opacity: 0.5 }} />,
    );
    const root = screen.getByRole('dialog', { name: 'Log in' });
    expect(ref.current).toBe(root);
    expect(root.id).toBe('mine');
    expect(root.classList.contains('mine')).toBe(true);
    expect(root.style.opacity).toBe('0.5');
    expect(root.dataset['component']).toBe('Dialog');
  });

  it('renders on a server', () => {
    expect(renderToString(<Dialog {...props} />)).toContain('Log in');
  });

  it('has no content while closed', () => {
    renderThemed(<Dialog {...props} isOpen={false} />);
    expect(screen.queryByText('Content')).toBeNull();
  });

  it('[MOD-09] closes by itself after its time, once, with the newest handler', () => {
    vi.useFakeTimers();
    const onClose = vi.fn();
    const { rerender } = renderThemed(<Dialog {...props} autoCloseAfter={3000} />);
    vi.advanceTimersByTime(2000);
    rerender(<Dialog {...props} autoCloseAfter={3000} onClose={onClose} />);
    vi.advanceTimersByTime(1000);
    expect(onClose.mock.calls).toEqual([[{ reason: 'timeout' }]]);
    vi.useRealTimers();
  });
});
