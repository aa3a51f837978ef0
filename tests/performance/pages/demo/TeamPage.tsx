import { TreeGrid, type TreeGridProps, type TreeItem } from '@parlour/design-system/TreeGrid';
import { ThemeProvider } from '@parlour/design-system/theme';

interface Member {
  name: string;
  turnover: string;
  result: string;
}

const COLUMNS: TreeGridProps<Member>['columns'] = [
  { id: 'name', header: 'Member', cell: ({ name }) => name },
  { id: 'turnover', header: 'Turnover', cell: ({ turnover }) => turnover, align: 'end' },
  { id: 'result', header: 'Profit and loss', cell: ({ result }) => result, align: 'end' },
];

const LABELS = {
  open: 'Open team',
  close: 'Close team',
  loading: 'Loading the team',
  failed: 'The team could not be loaded',
  retry: 'Try again',
};

const memberOf = (name: string, at: number): Member => ({
  name,
  turnover: `${String((at * 7919) % 90_000)}.50`,
  result: `${String((at * 104_729) % 4000)}.00`,
});

const agent = (id: string, size: number): TreeItem<Member> => ({
  id,
  row: memberOf(id, size),
  children: Array.from({ length: size }, (_, at) => {
    const name = `${id}${String(at)}`;
    return { id: name, row: memberOf(name, at) };
  }),
});

/** Two agents with half of the members each; the second one's team is open. */
export function TeamPage({ members }: { members: number }) {
  const team = [agent('orchid', members / 2), agent('maple', members / 2)];
  return (
    <ThemeProvider>
      <main>
        <TreeGrid
          items={team}
          columns={COLUMNS}
          label="Team"
          labels={LABELS}
          defaultExpandedIds={['maple']}
          maxBlockSize="90vh"
        />
      </main>
    </ThemeProvider>
  );
}
