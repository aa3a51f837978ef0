import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { conformance } from '../../testing/conformance';
import { renderThemed } from '../../testing/render';
import { WinnersBoard } from './WinnersBoard';
import { SAMPLE_WINNERS, WINNERS_LABELS } from './WinnersBoard.fixtures';

describe('WinnersBoard', () => {
  conformance(
    (props) => <WinnersBoard {...props} winners={SAMPLE_WINNERS} labels={WINNERS_LABELS} />,
    { element: 'div', dataComponent: 'WinnersBoard' },
  );

  it('[HOME-07] lists 42 winners and no more, with their amounts as given', () => {
    renderThemed(<WinnersBoard winners={SAMPLE_WINNERS} labels={WINNERS_LABELS} />);
    const rows = within(screen.getByRole('list', { name: 'Latest winners' })).getAllByRole(
      'listitem',
    );
    expect(rows).toHaveLength(42);
    expect(rows[0]?.textContent).toContain('1,284,500');
  });

  it('says so when nobody won yet', () => {
    renderThemed(<WinnersBoard winners={[]} labels={WINNERS_LABELS} />);
    expect(screen.getByText(WINNERS_LABELS.empty)).toBeDefined();
  });

  it('tells screen readers that it loads', () => {
    renderThemed(<WinnersBoard winners={[]} status="loading" labels={WINNERS_LABELS} />);
    expect(screen.getByRole('status').textContent).toBe('Loading winners');
  });
});
