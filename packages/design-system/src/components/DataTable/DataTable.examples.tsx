import type { Example } from '../../docs/example';
import { DataTable } from './DataTable';

const ROWS = [
  { day: '12 May', game: 'Lantern Koi', stake: '5.00', payout: '0.00' },
  { day: '13 May', game: 'Fox and Compass', stake: '120.00', payout: '64.50' },
];
type Row = (typeof ROWS)[number];
const shared = { rows: ROWS, rowId: ({ day }: Row) => day };

export const examples: readonly Example[] = [
  {
    right: {
      show: (
        <DataTable
          {...shared}
          caption="Bets"
          columns={[
            { id: 'day', header: 'Day', cell: ({ day }) => day },
            { id: 'stake', header: 'Stake', align: 'end', cell: ({ stake }) => stake },
            { id: 'payout', header: 'Payout', align: 'end', cell: ({ payout }) => payout },
          ]}
        />
      ),
      why: 'Amounts stand at the end, so that their digits can be compared.',
    },
    wrong: {
      show: (
        <DataTable
          {...shared}
          caption="Data"
          columns={[
            {
              id: 'all',
              header: 'Information',
              cell: ({ day, game, stake, payout }) =>
                `${day}: ${game}, stake ${stake}, payout ${payout}`,
            },
          ]}
        />
      ),
      why: 'Sentences in one column: nothing can be compared, sorted or added up.',
    },
  },
];
