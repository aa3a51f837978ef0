import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { conformance } from '../../testing/conformance';
import { renderThemed } from '../../testing/render';
import { Tabs } from './Tabs';
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
