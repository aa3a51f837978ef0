import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { conformance } from '../../testing/conformance';
import { renderThemed } from '../../testing/render';
import { OddsButton, type OddsButtonProps } from './OddsButton';
import { ODDS_LABELS } from './OddsButton.fixtures';
import { OddsButtonGroup } from './OddsButtonGroup';

const PROPS = { outcome: 'Draw', odds: '3.40', labels: ODDS_LABELS };

describe('OddsButton', () => {
  conformance((props) => <OddsButton {...props} {...PROPS} />, {
    element: 'button',
    dataComponent: 'OddsButton',
  });

  it.each<[Partial<OddsButtonProps>, string]>([
    [{}, 'Draw 3.40'],
    [{ change: 'up' }, 'Draw 3.40 price rose'],
    [{ change: 'down' }, 'Draw 3.40 price fell'],
    [{ status: 'suspended' }, 'Draw Suspended for now'],
    [{ status: 'loading' }, 'Draw Price is loading'],
    [{ odds: null }, 'Draw –No price'],
  ])('[PK-06] with %o is named %s', (props, name) => {
    renderThemed(<OddsButton {...PROPS} {...props} />);
    expect(screen.getByRole('button', { name: name.replace('–', '') })).toBeTruthy();
  });

  it.each<[string, Partial<OddsButtonProps>]>([
    ['suspended', { status: 'suspended' }],
    ['loading', { status: 'loading' }],
    ['without a price', { odds: '' }],
  ])('[PK-06] ignores presses while %s', (_, props) => {
    const onToggle = vi.fn();
    renderThemed(<OddsButton {...PROPS} {...props} onToggle={onToggle} />);
    fireEvent.click(screen.getByRole('button'));
    expect(onToggle).not.toHaveBeenCalled();
  });

  it('flashes again at each new price', () => {
    const { rerender } = renderThemed(<OddsButton {...PROPS} change="up" />);
    const before = screen.getByText('3.40').parentElement;
    rerender(<OddsButton {...PROPS} odds="3.50" change="up" />);
    expect(screen.getByText('3.50').parentElement).not.toBe(before);
  });
});

describe('OddsButtonGroup', () => {
  conformance(
    (props) => (
      <OddsButtonGroup {...props} label="Match result">
        <OddsButton {...PROPS} />
      </OddsButtonGroup>
    ),
    { element: 'div', dataComponent: 'OddsButtonGroup' },
  );
});
