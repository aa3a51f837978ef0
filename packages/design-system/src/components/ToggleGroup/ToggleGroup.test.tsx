import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { conformance } from '../../testing/conformance';
import { renderThemed } from '../../testing/render';
import { ToggleGroup } from './ToggleGroup';
import { PERIODS } from './ToggleGroup.fixtures';

describe('ToggleGroup', () => {
  conformance((props) => <ToggleGroup {...props} label="Period" items={PERIODS} />, {
    element: 'div',
    dataComponent: 'ToggleGroup',
  });

  it('shows what its owner chooses and asks for the rest', () => {
    const onSelect = vi.fn();
    renderThemed(
      <ToggleGroup label="Period" items={PERIODS} selectedId="day" onSelect={onSelect} />,
    );
    fireEvent.click(screen.getByRole('radio', { name: 'Month' }));
    expect(onSelect.mock.calls).toEqual([[{ id: 'month' }]]);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Day' }).checked).toBe(true);
  });
});
