import { type DataColumn, DataTable } from '@parlour/design-system/DataTable';
import { EmptyState } from '@parlour/design-system/EmptyState';
import { Select } from '@parlour/design-system/Select';
import { Swatch } from '../panel/Swatch';
import * as S from '../report/report.styles';
import type { GoodBrand } from '../useStudio';
import { type Change, changesOf } from './changesOf';
import type { Opponent, useOpponent } from './opponents';

interface ChangesReportProps {
  good: GoodBrand;
  compared: ReturnType<typeof useOpponent>;
}

const isColor = (text: string): boolean => /^(?:#|rgb)/.test(text);

function Shown({ value }: { value: string | undefined }) {
  if (value === undefined) return <>as Parlour</>;
  return (
    <S.Named>
      {isColor(value) ? <Swatch colors={[value]} /> : null}
      <span>{value}</span>
    </S.Named>
  );
}

const columnsOf = (one: Opponent, other: string): DataColumn<Change>[] => [
  { id: 'name', header: 'Value', priority: 'primary', cell: ({ name }) => name },
  { id: 'a', header: `A, ${one.name}`, cell: ({ from }) => <Shown value={from} /> },
  { id: 'b', header: `B, ${other}`, cell: ({ to }) => <Shown value={to} /> },
];

/** What differs between two brands: what was set, and the tokens that follow from it. */
export function ChangesReport({ good, compared }: ChangesReportProps) {
  const { opponent } = compared;
  const groups = opponent === null ? [] : changesOf(opponent, good);
  return (
    <S.Report>
      <S.Against>
        <Select
          label="What changed from"
          options={compared.options}
          value={compared.id}
          onChange={({ target }) => compared.choose(target.value)}
        />
      </S.Against>
      {opponent === null ? (
        <EmptyState title="Nothing to compare with">
          Choose a brand above, press &quot;Keep as A&quot; before you change something, or read one
          from a file.
        </EmptyState>
      ) : groups.length === 0 ? (
        <EmptyState title="Both brands are the same">
          Every value of {opponent.name} is that of {good.values.name}.
        </EmptyState>
      ) : (
        groups.map(({ title, changes }) => (
          <DataTable
            key={title}
            caption={`${title}: ${changes.length}`}
            columns={columnsOf(opponent, good.values.name)}
            rows={changes}
            rowId={({ name }) => name}
          />
        ))
      )}
    </S.Report>
  );
}
