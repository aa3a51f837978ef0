import { useState } from 'react';
import { BannerStrip } from '../bare/BannerStrip';
import { GameCard } from '../bare/GameCard';
import { LoginForm } from '../bare/LoginForm';
import { useToasts } from '../bare/useToasts';
import { BANNERS, CURRENCIES, GAMES, MENU, TEXT } from '../demo/content';
import { Menu, Modal, Select, Tabs, Toasts } from './parts';

const changeTheme = (): void => {
  const { dataset } = document.documentElement;
  const system = matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark';
  dataset['scheme'] = (dataset['scheme'] ?? system) === 'light' ? 'dark' : 'light';
};

/** The demo page with Radix for menu, dialog, tabs, select and toasts, styled with styled-components. */
export function App() {
  const [isLoginOpen, setLoginOpen] = useState(false);
  const [favourites, setFavourites] = useState<readonly string[]>([]);
  const [currency, setCurrency] = useState('EUR');
  const { toasts, show, dismiss } = useToasts();

  const cards = (games: typeof GAMES) => (
    <div className="grid">
      {games.map((game) => (
        <GameCard
          key={game.id}
          game={game}
          isFavourite={favourites.includes(game.id)}
          onPlay={() => show(`${game.title} (${currency})`)}
          onTry={() => show(game.title)}
          onToggleFavourite={() =>
            setFavourites((ids) =>
              ids.includes(game.id) ? ids.filter((id) => id !== game.id) : [...ids, game.id],
            )
          }
        />
      ))}
    </div>
  );
  const liked = GAMES.filter(({ id }) => favourites.includes(id));

  return (
    <>
      <a className="skip" href="#content">
        {TEXT.skip}
      </a>
      <header className="header">
        <h1 className="brand">{TEXT.brand}</h1>
        <Menu label={TEXT.menu} items={MENU} onSelect={show} />
        <span className="end">
          <button type="button" className="quiet" onClick={changeTheme}>
            {TEXT.theme}
          </button>
          <button type="button" onClick={() => setLoginOpen(true)}>
            {TEXT.login}
          </button>
        </span>
      </header>
      <main id="content" className="stack" tabIndex={-1}>
        <BannerStrip banners={BANNERS} />
        <Select
          label={TEXT.currency}
          options={CURRENCIES}
          value={currency}
          onChange={setCurrency}
        />
        <Tabs
          label={TEXT.menu}
          tabs={[
            { id: 'all', label: TEXT.all, content: cards(GAMES) },
            {
              id: 'favourites',
              label: TEXT.favourites,
              content: liked.length === 0 ? <p>{TEXT.none}</p> : cards(liked),
            },
            { id: 'about', label: TEXT.about, content: <p>{TEXT.aboutText}</p> },
          ]}
        />
      </main>
      <Modal isOpen={isLoginOpen} title={TEXT.login} onClose={() => setLoginOpen(false)}>
        <Tabs
          label={TEXT.login}
          tabs={[
            {
              id: 'login',
              label: TEXT.login,
              content: (
                <LoginForm
                  onDone={(username) => {
                    setLoginOpen(false);
                    show(`Welcome, ${username}`);
                  }}
                />
              ),
            },
            { id: 'help', label: TEXT.help, content: <p>{TEXT.helpText}</p> },
          ]}
        />
      </Modal>
      <Toasts toasts={toasts} onDismiss={dismiss} />
    </>
  );
}
