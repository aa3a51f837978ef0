import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { conformance } from '../../testing/conformance';
import { renderThemed } from '../../testing/render';
import { Chip } from './Chip';
import { CHIP_LABELS } from './Chip.fixtures';

describe('Chip', () => {
  conformance((props) => <Chip {...props} label="Slots" />, {
    element: 'span',
    dataComponent: 'Chip',
  });

  it('[PK-06] answers no press while it works, and keeps the focus', () => {
    const onToggle = vi.fn();
    const onRemove = vi.fn();
    renderThemed(
      <Chip label="Slots" labels={CHIP_LABELS} isLoading onToggle={onToggle} onRemove={onRemove} />,
    );
    const chip = screen.getByRole('button', { name: 'Slots', busy: true });
    chip.focus();
    fireEvent.click(chip);
    fireEvent.keyDown(chip, { key: 'Delete' });
    fireEvent.click(screen.getByRole('button', { name: 'Remove Slots' }));
    expect(onToggle).not.toHaveBeenCalled();
    expect(onRemove).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(chip);
  });

  it('is no button if nothing can be done with it', () => {
    renderThemed(<Chip label="Slots" />);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
