import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { conformance } from '../../testing/conformance';
import { renderThemed } from '../../testing/render';
import { type TabItem, Tabs } from './Tabs';
import { LOGIN_TABS } from './Tabs.fixtures';
import { tabForKey } from './tabKeys';

describe('Tabs', () => {
  conformance((props) => <Tabs {...props} label="Way to log in" items={LOGIN_TABS} />, {
    element: 'div',
    dataComponent: 'Tabs',
  });

  it('shows what its owner chooses and asks for the rest', () => {
    const onSelect = vi.fn();
    renderThemed(
      <Tabs label="Way to log in" items={LOGIN_TABS} selectedId="sms" onSelect={onSelect} />,
    );
    fireEvent.click(screen.getByRole('tab', { name: 'Email' }));
    expect(onSelect.mock.calls).toEqual([[{ id: 'mail' }]]);
    expect(screen.getByRole('tabpanel', { name: 'SMS' })).toBeTruthy();
  });

  const stops = () =>
    screen
      .queryAllByRole('tab')
      .flatMap(({ tabIndex, textContent }) => (tabIndex === 0 ? [textContent] : []));
  const tab = (id: string, isDisabled = false) => ({ id, label: id, isDisabled, panel: id });
  const draw = (...items: TabItem[]) => <Tabs label="Way to log in" items={items} />;

  it('has one stop, and shows its panel, where tabs come late and the chosen one goes', () => {
    const { rerender } = renderThemed(draw());
    rerender(draw(tab('a', true), tab('b'), tab('c')));
    expect(stops()).toEqual(['b']);
    fireEvent.click(screen.getByRole('tab', { name: 'c' }));
    expect(stops()).toEqual(['c']);
    rerender(draw(tab('a', true), tab('b')));
    expect(stops()).toEqual(['b']);
    expect(screen.getByRole('tabpanel', { name: 'b' })).toBeTruthy();
  });

  it('stays at its tab when another one comes before it', () => {
    const { rerender } = renderThemed(draw(tab('b')));
    rerender(draw(tab('a'), tab('b')));
    expect(stops()).toEqual(['b']);
  });

  it('has one stop where the chosen tab is disabled', () => {
    const items = [tab('a'), tab('b', true)];
    renderThemed(<Tabs label="Way to log in" items={items} selectedId="b" />);
    expect(stops()).toEqual(['a']);
    expect(screen.getByRole('tabpanel', { name: 'b' })).toBeTruthy();
  });

  it('leaves an arrow with another key to the browser', () => {
    renderThemed(draw(tab('a'), tab('b')));
    const first = screen.getByRole('tab', { name: 'a' });
    first.focus();
    expect(fireEvent.keyDown(first, { key: 'ArrowLeft', altKey: true })).toBe(true);
    expect(stops()).toEqual(['a']);
    expect(fireEvent.keyDown(first, { key: 'ArrowLeft' })).toBe(false);
    expect(stops()).toEqual(['b']);
  });

  it('keeps what was typed in a panel that is not seen, where asked to', () => {
    renderThemed(<Tabs label="Way to log in" items={LOGIN_TABS} keepsPanels />);
    fireEvent.change(screen.getByLabelText('Your name'), { target: { value: 'koi' } });
    fireEvent.click(screen.getByRole('tab', { name: 'SMS' }));
    fireEvent.click(screen.getByRole('tab', { name: 'Username' }));
    expect(screen.getByLabelText<HTMLInputElement>('Your name').value).toBe('koi');
  });
});

describe('the keys of tabs', () => {
  const tabs = ['a', 'b', 'c'].map((id) => Object.assign(document.createElement('b'), { id }));
  it.each([
    ['ArrowRight', 0, false, 'b'],
    ['ArrowRight', 2, false, 'a'],
    ['ArrowLeft', 0, false, 'c'],
    ['ArrowLeft', 0, true, 'b'],
    ['ArrowRight', 0, true, 'c'],
    ['Home', 2, false, 'a'],
    ['End', 0, true, 'c'],
    ['ArrowDown', 0, false, undefined],
  ])('%s from %i, right to left %s, leads to %s', (key, from, isRightToLeft, expected) => {
    expect(tabForKey(tabs, from, key, isRightToLeft)?.id).toBe(expected);
  });
});
