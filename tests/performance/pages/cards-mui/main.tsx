import {
  Button,
  Card,
  CardActions,
  CardContent,
  CardMedia,
  CssBaseline,
  createTheme,
  IconButton,
  ThemeProvider,
  Typography,
} from 'virtual:peer/@mui/material';
import { Icon } from '../bare/Icon';
import { catalogue } from '../demo/catalogue';
import { type DemoGame, TEXT } from '../demo/content';
import { exposeCommands } from '../demo/exposeCommands';
import { start } from '../demo/start';

const COLUMNS = 'repeat(auto-fill, minmax(160px, 1fr))';
const theme = createTheme({ cssVariables: true, colorSchemes: { dark: true } });
const ignore = () => undefined;

function MuiGameCard({ game: { title, vendor, picture } }: { game: DemoGame }) {
  return (
    <Card component="article" aria-label={title}>
      <CardMedia component="img" height="200" image={picture} alt="" loading="lazy" />
      <CardContent>
        <Typography noWrap variant="subtitle2">
          {title}
        </Typography>
        <Typography noWrap variant="caption">
          {vendor}
        </Typography>
      </CardContent>
      <CardActions>
        <Button size="small" aria-label={`${TEXT.play} ${title}`} onClick={ignore}>
          {TEXT.play}
        </Button>
        <Button size="small" aria-label={`${TEXT.tryIt} ${title}`} onClick={ignore}>
          {TEXT.tryIt}
        </Button>
        <IconButton aria-label={`${TEXT.add} ${title}`} aria-pressed={false} onClick={ignore}>
          <Icon name="heart" />
        </IconButton>
      </CardActions>
    </Card>
  );
}

const cards = (count: number) => (
  <ThemeProvider theme={theme}>
    <CssBaseline />
    <main style={{ display: 'grid', gap: 16, gridTemplateColumns: COLUMNS }}>
      {catalogue(count).map((game) => (
        <MuiGameCard key={game.id} game={game} />
      ))}
    </main>
  </ThemeProvider>
);

const draw = start(cards(0));
exposeCommands({ mount: (count: number) => draw(cards(count)) });
