import { Grid } from '@parlour/design-system/layout/Grid';
import { Section } from '@parlour/design-system/layout/Section';
import { Stack } from '@parlour/design-system/layout/Stack';
import { StatTile } from '@parlour/design-system/StatTile';
import type { ExplainFigureApiArg } from '@parlour/gateway-openapi/agent';
import type { ReactNode } from 'react';
import type { Changes } from '../../model/useChanges';
import { FigureButton } from '../FigureButton/FigureButton';
import { TermHelp } from '../TermHelp/TermHelp';

export interface TeamTile {
  id: string;
  label: string;
  /** Formatted; empty until it is known. */
  value: string;
  /** A related figure, as text. */
  hint?: ReactNode;
  /** What the tile shows, to be explained. */
  asked: ExplainFigureApiArg;
}

export interface TeamTilesProps {
  title: string;
  tiles: readonly TeamTile[];
  isLoading: boolean;
  /** Least width of a tile in px. */
  minColumn: number;
  /** How figures have changed, by their names; without it nothing is compared. */
  changes?: Changes | undefined;
}

/** What is beside a figure, and what the figure was. */
function withWas(hint: ReactNode, was: string | undefined): ReactNode {
  if (was === undefined) return hint;
  if (hint === undefined) return was;
  return (
    <Stack gap={4}>
      <div>{was}</div>
      <div>{hint}</div>
    </Stack>
  );
}

/** A group of figures of the team. */
export function TeamTiles({ title, tiles, isLoading, minColumn, changes }: TeamTilesProps) {
  return (
    <Section
      title={title}
      headingLevel={3}
      actions={<TermHelp terms={tiles.map(({ asked }) => asked.figure)} placement="end" />}
      aria-busy={isLoading || undefined}
    >
      <Grid minColumn={minColumn} even={tiles.length}>
        {tiles.map(({ id, label, value, hint, asked }) => (
          <StatTile
            key={id}
            label={label}
            value={value}
            change={changes?.(asked.figure)?.change}
            hint={withWas(hint, isLoading ? undefined : changes?.(asked.figure)?.was)}
            renderValue={(text) => <FigureButton asked={asked}>{text}</FigureButton>}
            isLoading={isLoading}
          />
        ))}
      </Grid>
    </Section>
  );
}
