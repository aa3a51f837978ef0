import { Grid } from '@parlour/design-system/layout/Grid';
import { StatTile } from '@parlour/design-system/StatTile';
import type { ExplainFigureApiArg } from '@parlour/gateway-openapi/agent';
import type { Changes } from '../../model/useChanges';
import { useFigures } from '../../model/useFigures';
import { FigureButton } from '../FigureButton/FigureButton';

export interface ReportSumsProps<Id extends string> {
  ids: readonly Id[];
  nameOf: (id: Id) => string;
  /** Amounts, and counts as numbers, by the names of the sums; undefined until they are known. */
  totals: Readonly<Record<Id, string | number>> | undefined;
  isFailed: boolean;
  /** What a sum is in an explanation; null where a filter narrows it that no explanation knows. */
  askedOf: (id: Id) => ExplainFigureApiArg | null;
  /** How figures have changed, by their names in explanations; without it nothing is compared. */
  changes?: Changes | undefined;
}

/** The sums of a report, one tile each. */
export function ReportSums<Id extends string>({
  ids,
  nameOf,
  totals,
  isFailed,
  askedOf,
  changes,
}: ReportSumsProps<Id>) {
  const money = useFigures();
  const write = (value: string | number) =>
    typeof value === 'number' ? money.count(value) : money.full(value);
  return (
    <Grid minColumn={150} gap={12} even={ids.length}>
      {ids.map((id) => {
        const asked = askedOf(id);
        const changed = asked === null ? undefined : changes?.(asked.figure);
        return (
          <StatTile
            key={id}
            label={nameOf(id)}
            value={totals === undefined ? '' : write(totals[id])}
            change={changed?.change}
            hint={changed?.was}
            renderValue={
              asked === null || totals === undefined
                ? undefined
                : (text) => <FigureButton asked={asked}>{text}</FigureButton>
            }
            isLoading={totals === undefined && !isFailed}
          />
        );
      })}
    </Grid>
  );
}
