import '../bare/styles.css';
import { GameCard } from '../bare/GameCard';
import { catalogue } from '../demo/catalogue';
import { exposeCommands } from '../demo/exposeCommands';
import { start } from '../demo/start';

const ignore = () => undefined;

const cards = (count: number) => (
  <main className="grid">
    {catalogue(count).map((game) => (
      <GameCard
        key={game.id}
        game={game}
        isFavourite={false}
        onPlay={ignore}
        onTry={ignore}
        onToggleFavourite={ignore}
      />
    ))}
  </main>
);

const draw = start(cards(0));
exposeCommands({
  mount: (count: number) => draw(cards(count)),
  switchTheme: () => {
    const { dataset } = document.documentElement;
    dataset['scheme'] = dataset['scheme'] === 'light' ? 'dark' : 'light';
  },
});
