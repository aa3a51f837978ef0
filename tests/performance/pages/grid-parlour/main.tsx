import '../demo/gridPage.css';
import { GameGrid } from '@parlour/design-system/GameGrid';
import { ThemeProvider } from '@parlour/design-system/theme';
import { catalogue } from '../demo/catalogue';
import { TEXT } from '../demo/content';
import { ProductGameCard } from '../demo/ProductGameCard';
import { start } from '../demo/start';

const games = catalogue(10_000);

const draw = (index: number) => {
  const game = games[index];
  return game === undefined ? null : <ProductGameCard game={game} />;
};

start(
  <ThemeProvider>
    <main>
      <GameGrid count={games.length} label={TEXT.all} renderItem={draw} />
    </main>
  </ThemeProvider>,
);
