import { beforeEach, describe, expect, it, vi } from 'vitest';
import { conformance } from '../../testing/conformance';
import { renderThemed } from '../../testing/render';
import { Menu } from './Menu';
import { ACCOUNT } from './Menu.fixtures';
import { createMenuKeys } from './menuKeys';

describe('Menu', () => {
  conformance((props) => <Menu {...props} label="Account" items={ACCOUNT} />, {
    element: 'div',
    dataComponent: 'Menu',
  });

  it('has no items on the page until it opens', () => {
    const { container } = renderThemed(<Menu label="Account" items={ACCOUNT} />);
    expect(container.querySelectorAll('[role="menuitem"]')).toHaveLength(0);
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
