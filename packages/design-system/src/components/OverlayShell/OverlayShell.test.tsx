import { fireEvent, screen } from '@testing-library/react';
import { createRef, lazy, Suspense } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { renderThemed } from '../../testing/render';
import { OverlayShell, type OverlayShellProps } from './OverlayShell';
import { MEMBER_PAGES, SHELL_LABELS } from './OverlayShell.fixtures';
import { groupEntries } from './shellEntry';

const props: OverlayShellProps = {
  isOpen: true,
  onClose: vi.fn(),
  title: 'Member centre',
  labels: SHELL_LABELS,
  entries: MEMBER_PAGES,
  currentId: 'deposit',
};

// Not the shared conformance: it passes `title` as the native attribute, and here it is the heading.
describe('OverlayShell', () => {
  it('passes props, class, style and ref to its root', () => {
    const ref = createRef<HTMLDialogElement>();
    renderThemed(
      <OverlayShell {...props} ref={ref} id="mine" className="mine" style={{ opacity: 0.5 }} />,
    );
    const root = screen.getByRole('dialog', { name: 'Member centre' });
    expect(ref.current).toBe(root);
    expect(root.id).toBe('mine');
    expect(root.classList.contains('mine')).toBe(true);
    expect(root.style.opacity).toBe('0.5');
    expect(root.dataset['component']).toBe('OverlayShell');
  });

  it('renders on a server', () => {
    expect(renderToString(<OverlayShell {...props} />)).toContain('Security centre');
  });

  it('does not ask to be closed when it is hidden with what is around it', () => {
    const onClose = vi.fn();
    const Late = lazy(() => new Promise<never>(() => undefined));
    const draw = (isWaiting: boolean) => (
      <Suspense fallback="Wait">
        <OverlayShell {...props} onClose={onClose} />
        {isWaiting ? <Late /> : null}
      </Suspense>
    );
    const { rerender } = renderThemed(draw(false));
    rerender(draw(true));
    expect(screen.getByText('Wait')).toBeTruthy();
    const dialog = document.querySelector('dialog') as HTMLDialogElement;
    expect(dialog.open).toBe(false);
    // A browser fires `close` after the page has been rendered.
    fireEvent(dialog, new Event('close'));
    expect(onClose).not.toHaveBeenCalled();
  });

  it('leaves the Escape that ends a composition to the input method', () => {
    renderThemed(
      <OverlayShell {...props} startsWith="page">
        <input />
      </OverlayShell>,
    );
    const press = (init: object) => fireEvent.keyDown(screen.getByRole('textbox'), init);
    expect(press({ key: 'Escape', keyCode: 229 })).toBe(false);
    expect(press({ key: 'Escape', keyCode: 27 })).toBe(true);
  });

  it('shows a page first where the address leads to one', () => {
    renderThemed(<OverlayShell {...props} startsWith="page" />);
    expect(document.querySelector('[data-view]')?.getAttribute('data-view')).toBe('page');
  });

  it('goes back to the list where the address does', () => {
    const { rerender } = renderThemed(<OverlayShell {...props} startsWith="page" />);
    rerender(<OverlayShell {...props} startsWith="list" />);
    expect(document.querySelector('[data-view]')?.getAttribute('data-view')).toBe('list');
  });

  it('shows what stands in for a page, and says that it is busy', () => {
    renderThemed(
      <OverlayShell {...props} loading="Wait">
        Page
      </OverlayShell>,
    );
    expect(screen.getByText('Wait').getAttribute('aria-busy')).toBe('true');
    expect(screen.queryByText('Page')).toBeNull();
  });
});

describe('groupEntries', () => {
  const of = (...groups: (string | undefined)[]) =>
    groupEntries(groups.map((group, at) => ({ id: String(at), label: '', icon: '', group }))).map(
      ({ name, entries }) => [name, entries.map(({ id }) => id).join('')],
    );

  it.each([
    [[], []],
    [
      ['a', 'a', 'b'],
      [
        ['a', '01'],
        ['b', '2'],
      ],
    ],
    [
      ['a', undefined, 'a'],
      [
        ['a', '0'],
        [undefined, '1'],
        ['a', '2'],
      ],
    ],
    [[undefined, undefined], [[undefined, '01']]],
  ])('%s', (groups, expected) => {
    expect(of(...groups)).toEqual(expected);
  });
});
