import { Grid } from '@parlour/design-system/layout/Grid';
import type { DemoGame } from './content';
import { ProductGameCard } from './ProductGameCard';

/** How many cards a screen holds. */
export const SCREEN = 24;

/** One screen of what was found. */
export function SearchedGames({ games }: { games: readonly DemoGame[] }) {
  return (
    <Grid>
      {games.slice(0, SCREEN).map((game) => (
        <ProductGameCard key={game.id} game={game} />
      ))}
    </Grid>
  );
}
