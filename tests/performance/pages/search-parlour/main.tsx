import { TextField } from '@parlour/design-system/TextField';
import { ThemeProvider } from '@parlour/design-system/theme';
import { useState } from 'react';
import {
  matchOptions,
  prepareOptions,
} from '../../../../packages/design-system/src/components/Combobox/matchOptions';
import { catalogue } from '../demo/catalogue';
import { TEXT } from '../demo/content';
import { exposeCommands } from '../demo/exposeCommands';
import { SearchedGames } from '../demo/SearchedGames';
import { start } from '../demo/start';

const games = catalogue(10_000).map((game) => ({ ...game, label: game.title }));
const matchTimes: number[] = [];
exposeCommands({ matchTimes });

function Page() {
  const [found, setFound] = useState(games);
  return (
    <main>
      <TextField
        label={TEXT.all}
        onFocus={() => prepareOptions(games)}
        onChange={({ target }) => {
          const before = performance.now();
          const matches = matchOptions(games, target.value);
          matchTimes.push(performance.now() - before);
          setFound(matches);
        }}
      />
      <SearchedGames games={found} />
    </main>
  );
}

start(
  <ThemeProvider>
    <Page />
  </ThemeProvider>,
);
