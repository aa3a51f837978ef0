import { ThemeProvider } from '@parlour/design-system/theme';
import { useState } from 'react';
import { catalogue } from '../demo/catalogue';
import { TEXT } from '../demo/content';
import { SCREEN, SearchedGames } from '../demo/SearchedGames';
import { start } from '../demo/start';

const games = catalogue(10_000);

/** Does not search: each key shows the next screen of games. */
function Page() {
  const [screen, setScreen] = useState(0);
  return (
    <main>
      <input aria-label={TEXT.all} onChange={() => setScreen((before) => before + 1)} />
      <SearchedGames games={games.slice(screen * SCREEN)} />
    </main>
  );
}

start(
  <ThemeProvider>
    <Page />
  </ThemeProvider>,
);
