import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { conformance } from '../../testing/conformance';
import { renderThemed } from '../../testing/render';
import { RewardTicket } from './RewardTicket';
import { sampleTicket, TICKET_LABELS } from './RewardTicket.fixtures';

describe('RewardTicket', () => {
  conformance(
    (props) => (
      <RewardTicket
        {...props}
        ticket={sampleTicket('goldenEgg', 'unopened')}
        labels={TICKET_LABELS}
      />
    ),
    { element: 'article', dataComponent: 'RewardTicket' },
  );

  it.each([
    ['unopened', 'Open'],
    ['opening', 'Open'],
    ['opened', 'Claim'],
    ['claimed', undefined],
    ['empty', undefined],
    ['expired', undefined],
  ] as const)('offers for %s: %s', (status, verb) => {
    renderThemed(
      <RewardTicket
        ticket={sampleTicket('goldenEgg', status)}
        labels={TICKET_LABELS}
        onAct={vi.fn()}
      />,
    );
    expect(screen.queryByRole('button')?.textContent ?? undefined).toBe(verb);
    expect(screen.getByText(TICKET_LABELS.statuses[status])).toBeDefined();
  });

  it('does not tell a prize before it is opened', () => {
    renderThemed(
      <RewardTicket
        ticket={{ ...sampleTicket('goldenEgg', 'unopened'), prize: '8.88' }}
        labels={TICKET_LABELS}
      />,
    );
    expect(screen.queryByText('8.88')).toBeNull();
  });
});
