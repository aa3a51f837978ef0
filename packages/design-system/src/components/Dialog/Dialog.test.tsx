import { fireEvent, screen } from '@testing-library/react';
import { createRef, lazy, Suspense } from 'react';
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

// The shared conformance test sets the native `title` on the root; here `title` is the heading.
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

  it('does not ask to be closed when it is hidden with what is around it', () => {
    const onClose = vi.fn();
    const Late = lazy(() => new Promise<never>(() => undefined));
    const draw = (isWaiting: boolean) => (
      <Suspense fallback="Wait">
        <Dialog {...props} onClose={onClose} />
        {isWaiting ? <Late /> : null}
      </Suspense>
    );
    const { rerender } = renderThemed(draw(false));
    rerender(draw(true));
    expect(screen.getByText('Wait')).toBeTruthy();
    const dialog = document.querySelector('dialog') as HTMLDialogElement;
    expect(dialog.open).toBe(false);
    // Browsers fire `close` after the next paint.
    fireEvent(dialog, new Event('close'));
    expect(onClose).not.toHaveBeenCalled();
  });

  it('leaves the Escape that ends a composition to the input method', () => {
    renderThemed(
      <Dialog {...props}>
        <input />
      </Dialog>,
    );
    const press = (init: object) => fireEvent.keyDown(screen.getByRole('textbox'), init);
    // The default action of Escape closes the topmost dialog.
    expect(press({ key: 'Escape', keyCode: 229 })).toBe(false);
    expect(press({ key: 'Escape', isComposing: true })).toBe(false);
    expect(press({ key: 'Escape', keyCode: 27 })).toBe(true);
    expect(press({ key: 'Enter', keyCode: 229 })).toBe(true);
  });

  it('tells its owner of presses too', () => {
    const [onClose, onPointerDown, onClick] = [vi.fn(), vi.fn(), vi.fn()];
    renderThemed(<Dialog {...props} {...{ onClose, onPointerDown, onClick }} />);
    const dialog = screen.getByRole('dialog');
    fireEvent.pointerDown(dialog);
    fireEvent.click(dialog);
    expect(onPointerDown).toHaveBeenCalledOnce();
    expect(onClick).toHaveBeenCalledOnce();
    expect(onClose.mock.calls).toEqual([[{ reason: 'cover' }]]);
  });
});
