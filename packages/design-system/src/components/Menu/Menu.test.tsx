import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { conformance } from '../../testing/conformance';
import { renderThemed } from '../../testing/render';
import { Menu } from './Menu';
import { ACCOUNT } from './Menu.fixtures';
import { createMenuKeys } from './menuKeys';
import { placeBelow } from './placeBelow';

describe('Menu', () => {
  conformance((props) => <Menu {...props} label="Account" items={ACCOUNT} />, {
    element: 'div',
    dataComponent: 'Menu',
  });

  it('has no items on the page until it opens', () => {
    const { container } = renderThemed(<Menu label="Account" items={ACCOUNT} />);
    expect(container.querySelectorAll('[role="menuitem"]')).toHaveLength(0);
  });

  it('takes Space for a press also on an item that is a link', () => {
    const onSelect = vi.fn();
    const items = [{ id: 'help', label: 'Help', href: '#help' }];
    renderThemed(<Menu label="Account" items={items} onSelect={onSelect} />);
    const list = screen.getByRole('menu', { hidden: true });
    const opening = Object.assign(new Event('beforetoggle'), { newState: 'open' });
    act(() => void list.dispatchEvent(opening));
    const link = screen.getByRole('menuitem', { name: 'Help', hidden: true });
    link.focus();
    expect(fireEvent.keyDown(link, { key: ' ' })).toBe(false);
    expect(onSelect.mock.calls).toEqual([[{ id: 'help' }]]);
  });
});

describe('the keys of a menu', () => {
  let list: HTMLElement;
  beforeEach(() => {
    vi.useFakeTimers();
    list = renderThemed(
      <div>
        {['Amber', 'Brass', 'Bronze', 'Off', 'Copper'].map((name) => (
          <button key={name} type="button" role="menuitem" aria-disabled={name === 'Off'}>
            {name}
          </button>
        ))}
      </div>,
    ).container;
    return () => vi.useRealTimers();
  });

  it.each([
    [
      'arrows down, past what is disabled, and round',
      'ArrowDown ArrowDown ArrowDown ArrowDown ArrowDown',
      'Amber',
    ],
    ['an arrow up from the first to the last', 'Home ArrowUp', 'Copper'],
    ['End', 'End', 'Copper'],
    ['the first letters of a name', 'b r o', 'Bronze'],
    ['letters with accents and of full width', 'Ｂ r ö', 'Bronze'],
  ])('go by %s', (_, keys, expected) => {
    const press = createMenuKeys();
    for (const key of keys.split(' ')) expect(press(list, key)).toBe(true);
    expect(document.activeElement?.textContent).toBe(expected);
  });

  it('start a new word after a pause', () => {
    const press = createMenuKeys();
    press(list, 'b');
    vi.advanceTimersByTime(600);
    press(list, 'b');
    expect(document.activeElement?.textContent).toBe('Bronze');
  });

  it('leave other keys alone', () => {
    const press = createMenuKeys();
    expect(['Escape', 'Tab', 'Enter', ' '].map((key) => press(list, key))).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });
});

describe('a list where the browser has no anchors', () => {
  const place = (top: number, data: Record<string, string>, height = 200): string => {
    vi.stubGlobal('CSS', { supports: () => false });
    vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(400);
    vi.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(600);
    const [list, button] = [document.createElement('div'), document.createElement('button')];
    document.body.append(list, button);
    Object.assign(list.dataset, data);
    vi.spyOn(list, 'offsetWidth', 'get').mockReturnValue(150);
    vi.spyOn(list, 'offsetHeight', 'get').mockReturnValue(height);
    vi.spyOn(button, 'getBoundingClientRect').mockReturnValue(new DOMRect(300, top, 80, 40));
    placeBelow(list, button);
    return list.style.inset;
  };

  it.each([
    ['below, within the width', 100, {}, '144px auto auto 250px'],
    ['below, at the end of its button', 100, { placement: 'end' }, '144px auto auto 230px'],
    ['above where it has no room below', 500, {}, 'auto auto 104px 250px'],
    ['above where its owner measured so', 100, { side: 'above' }, 'auto auto 400px 250px'],
    ['below where its owner measured so', 500, { side: 'below' }, '400px auto auto 250px'],
    ['above where it wants to be', 300, { placement: 'above' }, 'auto auto 304px 250px'],
    ['below where it has no room above', 100, { placement: 'above' }, '144px auto auto 250px'],
  ])('stands %s', (_, top, data: Record<string, string>, inset) => {
    expect(place(top, data)).toBe(inset);
  });

  it('stays on the screen where neither side has room', () => {
    expect(place(200, {}, 500)).toBe('100px auto auto 250px');
    expect(place(360, {}, 500)).toBe('auto auto 100px 250px');
  });
});
