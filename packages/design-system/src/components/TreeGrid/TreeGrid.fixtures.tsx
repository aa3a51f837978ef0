import { Amount } from '../Amount/Amount';
import { compareAmounts } from '../AmountField/compareAmounts';
import type { DataColumn } from '../DataTable/DataTable';
import type { TreeGridLabels, TreeItem } from './TreeGrid';

export interface Member {
  name: string;
  kind: string;
  team: string;
  turnover: string;
  result: string;
}

export const TREE_LABELS: TreeGridLabels = {
  open: 'Open team',
  close: 'Close team',
  loading: 'Loading the team',
  failed: 'The team could not be loaded',
  retry: 'Try again',
  columns: 'Columns',
  export: 'Export',
  level: 'Level',
};

export const TEAM_COLUMNS: readonly DataColumn<Member>[] = [
  { id: 'name', header: 'Member', cell: ({ name }) => name },
  { id: 'kind', header: 'Kind', cell: ({ kind }) => kind },
  { id: 'team', header: 'Team', cell: ({ team }) => team, align: 'end' },
  {
    id: 'turnover',
    header: 'Turnover',
    cell: ({ turnover }) => <Amount value={turnover} />,
    align: 'end',
  },
  {
    id: 'result',
    header: 'Profit and loss',
    cell: ({ result }) => <Amount value={result} />,
    align: 'end',
  },
];

const byAmount = (one: string, other: string): number =>
  compareAmounts(one.replaceAll(',', ''), other.replaceAll(',', '')) ?? 0;

const ofMoney = (id: 'turnover' | 'result'): Partial<DataColumn<Member>> => ({
  isSortable: true,
  text: (row) => row[id],
  compare: (one, other) => byAmount(one[id], other[id]),
});

const SORTING: Readonly<Record<string, Partial<DataColumn<Member>>>> = {
  name: { isSortable: true },
  team: { isSortable: true },
  turnover: ofMoney('turnover'),
  result: ofMoney('result'),
};

/** The same columns, sortable: names as text, money by its value. */
export const SORTED_COLUMNS: readonly DataColumn<Member>[] = TEAM_COLUMNS.map((column) => ({
  ...column,
  ...SORTING[column.id],
}));

const NAMES = ['riverstone', 'maple.lane', 'northlight', 'quietharbor', 'orchid', 'amberfield'];

/** A member of the demo team, with figures computed from the index. */
export function member(index: number, team: number, name?: string): Member {
  const figure = (index * 7919) % 90_000;
  return {
    name: name ?? `${NAMES[index % NAMES.length] ?? ''}${index}`,
    kind: team > 0 ? 'Agent' : 'Member',
    team: team.toLocaleString('en'),
    turnover: `${(figure + 120).toLocaleString('en')}.50`,
    result: `${index % 3 === 0 ? '-' : ''}${((figure % 4000) + 4).toLocaleString('en')}.00`,
  };
}

const leaf = (id: string, index: number): TreeItem<Member> => ({ id, row: member(index, 0) });

export const TEAM: readonly TreeItem<Member>[] = [
  {
    id: 'a',
    row: member(1, 6),
    children: [
      {
        id: 'a1',
        row: member(2, 3),
        children: [leaf('a1a', 3), leaf('a1b', 4), leaf('a1c', 5)],
      },
      leaf('a2', 6),
    ],
  },
  { id: 'b', row: member(7, 2), hasChildren: true },
  leaf('c', 8),
];

/** Resolves at once, with a team of two below each agent. */
export const loadTeam = (id: string): Promise<readonly TreeItem<Member>[]> =>
  Promise.resolve([
    { id: `${id}-1`, row: member(id.length * 11, 2), hasChildren: id.length < 20 },
    leaf(`${id}-2`, id.length * 13),
  ]);

/** Nested agents, `depth` levels. */
export function deepTeam(depth: number): TreeItem<Member> {
  let item = leaf(`deep${depth}`, depth);
  for (let level = depth - 1; level > 0; level -= 1) {
    item = { id: `deep${level}`, row: member(level, depth - level), children: [item] };
  }
  return item;
}

/** Two agents with fifty thousand members each. */
export const hugeTeam = (): readonly TreeItem<Member>[] =>
  ['x', 'y'].map((id, side) => ({
    id,
    row: member(side, 50_000),
    children: Array.from({ length: 50_000 }, (_, at) => leaf(`${id}${at}`, at)),
  }));

/** A team with a name too long for any column. */
export const LONG_TEAM: readonly TreeItem<Member>[] = [
  {
    id: 'long',
    row: member(1, 2, 'Donaudampfschifffahrtsgesellschaftskapitän'),
    children: [
      { id: 'one', row: { ...member(2, 0), turnover: '128,204,318,096.50' } },
      { id: 'two', row: member(3, 0, 'anggota-tim-dengan-nama-yang-sangat-panjang-sekali') },
    ],
  },
];

/** Props for sorting, choosing columns and exporting rows. */
export const TEAM_TOOLS = {
  columns: SORTED_COLUMNS,
  columnChoice: {},
  exportFile: { name: 'team-of-riverstone.csv' },
} as const;

/** Visible height of a cut-off row at the bottom of a scrolling grid, in px: 0 if rows are complete. */
export function cutThrough(grid: HTMLElement): number {
  const rows = [...grid.querySelectorAll<HTMLElement>('[role="row"]')];
  const [head = 0, row = 1] = rows.map(({ offsetHeight }) => offsetHeight);
  return ((grid.parentElement?.clientHeight ?? 0) - head) % row;
}
