import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { conformance } from '../../testing/conformance';
import { renderThemed } from '../../testing/render';
import { ConsentBanner, type ConsentBannerProps } from './ConsentBanner';
import { CONSENT_KINDS, CONSENT_LABELS } from './ConsentBanner.fixtures';

const ALL = CONSENT_KINDS.map(({ id }) => id);
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

function draw(props: Partial<ConsentBannerProps> = {}) {
  const onSave = vi.fn();
  renderThemed(
    <ConsentBanner kinds={CONSENT_KINDS} labels={CONSENT_LABELS} onSave={onSave} {...props} />,
  );
  return onSave;
}

describe('ConsentBanner', () => {
  conformance(
    (props) => (
      <ConsentBanner {...props} kinds={CONSENT_KINDS} labels={CONSENT_LABELS} onSave={vi.fn()} />
    ),
    { element: 'section', dataComponent: 'ConsentBanner' },
  );

  it('[PK-06] tells of all kinds, or of those alone that can not be refused', () => {
    const onSave = draw();
    press('Accept all');
    press('Reject all');
    expect(onSave.mock.calls).toEqual([[{ allowed: ALL }], [{ allowed: ['necessary'] }]]);
  });

  it('[PK-06] allows nothing that was not switched on', () => {
    const onSave = draw();
    press('Choose');
    press('Save choice');
    expect(onSave).toHaveBeenCalledWith({ allowed: ['necessary'] });
  });

  it('can not be closed without an answer where nobody has chosen yet', () => {
    draw({ onClose: vi.fn() });
    expect(screen.queryByRole('button', { name: 'Leave as it is' })).toBeNull();
  });

  it('has no switch for a kind that can not be refused', () => {
    draw({ allowed: ALL });
    expect(screen.getAllByRole('switch')).toHaveLength(3);
    expect(screen.getByText('Always on')).toBeDefined();
  });

  it('keeps what was switched while it could not be saved', () => {
    draw({ allowed: [], status: 'failed' });
    fireEvent.click(screen.getByRole('switch', { name: 'Marketing' }));
    expect(screen.getByRole('alert').textContent).toBe(CONSENT_LABELS.failed);
    expect(screen.getByRole<HTMLInputElement>('switch', { name: 'Marketing' }).checked).toBe(true);
  });
});
