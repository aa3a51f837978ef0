import { fireEvent, screen } from '@testing-library/react';
import { createRef } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { renderThemed } from '../../testing/render';
import { BottomSheet } from './BottomSheet';
import { SHEET_LABELS } from './BottomSheet.fixtures';
import { settle } from './settle';

const shared = { title: 'Filter', labels: SHEET_LABELS, onClose: vi.fn() };

describe('BottomSheet', () => {
  // The shared conformance test sets the native `title` on the root; here `title` is the heading.
  it('passes props, class, style and ref to its root', () => {
    const ref = createRef<HTMLDialogElement>();
    renderThemed(
      <BottomSheet
        {...shared}
        isOpen
        ref={ref}
        id="mine"
        className="mine"
        style={{ opacity: 0.5 }}
      />,
    );
    const root = screen.getByRole('dialog', { name: 'Filter' });
    expect(ref.current).toBe(root);
    expect(root.id).toBe('mine');
    expect(root.classList.contains('mine')).toBe(true);
    expect(root.style.opacity).toBe('0.5');
    expect(root.dataset['component']).toBe('BottomSheet');
  });

  it('renders on a server', () => {
    expect(renderToString(<BottomSheet {...shared} isOpen />)).toContain('Filter');
  });

  // On wide screens, as that of the unit tests, the handle is hidden.
  it('opens at its first height each time', () => {
    const onHeight = vi.fn();
    const handle = () => screen.getByLabelText(/^(?:Expand|Shrink)$/);
    const draw = (isOpen: boolean) => (
      <BottomSheet {...shared} isOpen={isOpen} startsAt="half" onHeight={onHeight} />
    );
    const { rerender } = renderThemed(draw(true));
    fireEvent.click(handle());
    expect(onHeight.mock.calls).toEqual([[{ height: 'full' }]]);
    rerender(draw(false));
    rerender(draw(true));
    expect(handle().getAttribute('aria-expanded')).toBe('false');
  });

  it('has no handle to press if there is one height', () => {
    renderThemed(<BottomSheet {...shared} isOpen />);
    expect(screen.getAllByRole('button')).toHaveLength(1);
  });
});

it('[PK-06] is not moved by a second finger while the first one pulls it', () => {
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: false } as MediaQueryList);
  const onClose = vi.fn();
  renderThemed(<BottomSheet {...shared} isOpen startsAt="half" onClose={onClose} />);
  const title = screen.getByRole('heading', { name: 'Filter' });
  const sheet = screen.getByRole('dialog');
  const [first, second] = [1, 2].map((pointerId) => ({
    pointerId,
    isPrimary: pointerId === 1,
    button: 0,
  }));
  fireEvent.pointerDown(title, { ...first, clientY: 400 });
  fireEvent.pointerMove(title, { ...first, clientY: 410 });
  fireEvent.pointerDown(title, { ...second, clientY: 400 });
  fireEvent.pointerMove(title, { ...second, clientY: 760 });
  expect(sheet.style.getPropertyValue('--_down')).toBe('10px');
  fireEvent.pointerUp(title, { ...second, clientY: 760 });
  expect(sheet.dataset['pulled']).toBe('');
  fireEvent.pointerUp(title, { ...first, clientY: 410 });
  expect(sheet.dataset['pulled']).toBeUndefined();
  expect(onClose).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});

const SCREEN = { screen: 800 };

it.each([
  ['half', { distance: 10, speed: 2, from: 400 }, 'half'],
  ['half', { distance: 40, speed: 2, from: 400 }, 'closed'],
  ['half', { distance: -40, speed: -2, from: 400 }, 'full'],
  ['half', { distance: -40, speed: -0.1, from: 400 }, 'half'],
  ['half', { distance: -240, speed: 0, from: 400 }, 'full'],
  ['half', { distance: 150, speed: 0, from: 400 }, 'half'],
  ['half', { distance: 220, speed: 0, from: 400 }, 'closed'],
  ['full', { distance: 40, speed: 2, from: 780 }, 'half'],
  ['full', { distance: 300, speed: 0, from: 780 }, 'half'],
  ['full', { distance: 700, speed: 0, from: 780 }, 'closed'],
  ['content', { distance: -200, speed: -2, from: 300 }, 'content'],
  ['content', { distance: 100, speed: 0, from: 300 }, 'content'],
  ['content', { distance: 160, speed: 0, from: 300 }, 'closed'],
  ['content', { distance: 200, speed: -2, from: 300 }, 'closed'],
] as const)('[PK-06] a sheet at %s, pulled as in %o, is then %s', (height, pull, expected) => {
  expect(settle(height, { ...pull, ...SCREEN })).toBe(expected);
});
