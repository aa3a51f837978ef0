import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { conformance } from '../../testing/conformance';
import { renderThemed } from '../../testing/render';
import { MISSION_STATUSES, MissionCard } from './MissionCard';
import { MISSION_LABELS, sampleMission } from './MissionCard.fixtures';

describe('MissionCard', () => {
  conformance(
    (props) => (
      <MissionCard {...props} mission={sampleMission('inProgress')} labels={MISSION_LABELS} />
    ),
    { element: 'article', dataComponent: 'MissionCard' },
  );

  it.each(MISSION_STATUSES)(
    'offers a claim for %s only when there is something to take',
    (status) => {
      renderThemed(
        <MissionCard mission={sampleMission(status)} labels={MISSION_LABELS} onClaim={vi.fn()} />,
      );
      expect(screen.queryAllByRole('button')).toHaveLength(status === 'claimable' ? 1 : 0);
      expect(screen.getByText(MISSION_LABELS.statuses[status])).toBeDefined();
    },
  );

  it('shows the way on only while it runs', () => {
    const draw = (status: 'inProgress' | 'claimed') => (
      <MissionCard
        mission={sampleMission(status)}
        labels={MISSION_LABELS}
        action={<a href="/rng">Play slots</a>}
      />
    );
    const { rerender } = renderThemed(draw('inProgress'));
    expect(screen.getByRole('link', { name: 'Play slots' })).toBeDefined();
    rerender(draw('claimed'));
    expect(screen.queryByRole('link')).toBeNull();
  });
});
