import '../demo/gridPage.css';
import { VirtuosoGrid } from 'virtual:peer/react-virtuoso';
import { ThemeProvider } from '@parlour/design-system/theme';
import { catalogue } from '../demo/catalogue';
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
      <VirtuosoGrid
        useWindowScroll
        totalCount={games.length}
        listClassName="row"
        itemContent={draw}
      />
    </main>
  </ThemeProvider>,
);
