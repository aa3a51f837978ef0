import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { conformance } from '../../testing/conformance';
import { renderThemed } from '../../testing/render';
import { VipLadder } from './VipLadder';
import { LADDER, LADDER_LABELS } from './VipLadder.fixtures';

const props = { label: 'Levels', ranks: LADDER, labels: LADDER_LABELS };

describe('VipLadder', () => {
  conformance((root) => <VipLadder {...root} {...props} />, {
    element: 'div',
    dataComponent: 'VipLadder',
  });

  it('[PK-06] draws progress at the current rank only, and never beyond its ends', () => {
    const ranks = LADDER.map((rank) => ({ ...rank, progress: { share: 4, text: 'nearly' } }));
    renderThemed(<VipLadder {...props} ranks={ranks} />);
    const bar = screen.getByRole<HTMLProgressElement>('progressbar');
    expect(bar.value).toBe(1);
    expect(bar.closest('li')?.getAttribute('aria-current')).toBe('true');
  });

  it('has no list while it loads', () => {
    renderThemed(<VipLadder {...props} isLoading />);
    expect(screen.queryByRole('list')).toBeNull();
  });
});
