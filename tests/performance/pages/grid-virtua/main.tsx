import '../demo/gridPage.css';
import { WindowVirtualizer } from 'virtual:peer/virtua';
import { ThemeProvider } from '@parlour/design-system/theme';
import { catalogue } from '../demo/catalogue';
import { ProductGameCard } from '../demo/ProductGameCard';
import { start } from '../demo/start';

const COLUMNS = 2;
const games = catalogue(10_000);
const rows = Array.from({ length: games.length / COLUMNS }, (_, row) => row);

start(
  <ThemeProvider>
    <main>
      <WindowVirtualizer data={rows}>
        {(row) => (
          <div className="row">
            {games.slice(row * COLUMNS, (row + 1) * COLUMNS).map((game) => (
              <ProductGameCard key={game.id} game={game} />
            ))}
          </div>
        )}
      </WindowVirtualizer>
    </main>
  </ThemeProvider>,
);
