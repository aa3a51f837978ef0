import { Grid } from '@parlour/design-system/layout/Grid';
import { Section } from '@parlour/design-system/layout/Section';
import { StatTile } from '@parlour/design-system/StatTile';

export interface TeamTile {
  id: string;
  label: string;
  /** Formatted; empty until it is known. */
  value: string;
  /** A related figure, as text. */
  hint?: string | undefined;
}

export interface TeamTilesProps {
  title: string;
  tiles: readonly TeamTile[];
  isLoading: boolean;
  /** Least width of a tile in px. */
  minColumn: number;
}

/** A group of figures of the team. */
export function TeamTiles({ title, tiles, isLoading, minColumn }: TeamTilesProps) {
  return (
    <Section title={title} headingLevel={3} aria-busy={isLoading || undefined}>
      <Grid minColumn={minColumn} even={tiles.length}>
        {tiles.map(({ id, label, value, hint }) => (
          <StatTile key={id} label={label} value={value} hint={hint} isLoading={isLoading} />
        ))}
      </Grid>
    </Section>
  );
}
