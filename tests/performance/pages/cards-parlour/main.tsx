import { Grid } from '@parlour/design-system/layout/Grid';
import { readColorScheme, setColorScheme, ThemeProvider } from '@parlour/design-system/theme';
import { catalogue } from '../demo/catalogue';
import { exposeCommands } from '../demo/exposeCommands';
import { ProductGameCard } from '../demo/ProductGameCard';
import { start } from '../demo/start';

const cards = (count: number) => (
  <ThemeProvider>
    <Grid>
      {catalogue(count).map((game) => (
        <ProductGameCard key={game.id} game={game} />
      ))}
    </Grid>
  </ThemeProvider>
);

const draw = start(cards(0));
exposeCommands({
  mount: (count: number) => draw(cards(count)),
  switchTheme: () => setColorScheme(readColorScheme() === 'light' ? 'dark' : 'light'),
});
