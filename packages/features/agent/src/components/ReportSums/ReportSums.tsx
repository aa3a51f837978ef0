import { Grid } from '@parlour/design-system/layout/Grid';
import { StatTile } from '@parlour/design-system/StatTile';
import { useFigures } from '../../model/useFigures';

export interface ReportSumsProps<Id extends string> {
  ids: readonly Id[];
  nameOf: (id: Id) => string;
  /** Amounts by the names of the sums; undefined until they are known. */
  totals: Readonly<Record<Id, string>> | undefined;
  isFailed: boolean;
}

/** The sums of a report, one tile each. */
export function ReportSums<Id extends string>({
  ids,
  nameOf,
  totals,
  isFailed,
}: ReportSumsProps<Id>) {
  const money = useFigures();
  return (
    <Grid minColumn={150} gap={12} even={ids.length}>
      {ids.map((id) => (
        <StatTile
          key={id}
          label={nameOf(id)}
          value={totals === undefined ? '' : money.full(totals[id])}
          isLoading={totals === undefined && !isFailed}
        />
      ))}
    </Grid>
  );
}
