import { Grid } from '@parlour/design-system/layout/Grid';
import type { DemoGame } from './content';
import { ProductGameCard } from './ProductGameCard';

/** Number of cards on a screen. */
export const SCREEN = 24;

/** One screen of results. */
export function SearchedGames({ games }: { games: readonly DemoGame[] }) {
  return (
    <Grid>
      {games.slice(0, SCREEN).map((game) => (
        <ProductGameCard key={game.id} game={game} />
      ))}
    </Grid>
  );
}
