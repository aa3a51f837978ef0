import { BannerStrip } from '@parlour/design-system/BannerStrip';
import { Button } from '@parlour/design-system/Button';
import { Dialog } from '@parlour/design-system/Dialog';
import { GameCard } from '@parlour/design-system/GameCard';
import { Grid } from '@parlour/design-system/layout/Grid';
import { Inline } from '@parlour/design-system/layout/Inline';
import { Page } from '@parlour/design-system/layout/Page';
import { Stack } from '@parlour/design-system/layout/Stack';
import { Menu } from '@parlour/design-system/Menu';
import { Select } from '@parlour/design-system/Select';
import { Tabs } from '@parlour/design-system/Tabs';
import { showToast, ToastRegion } from '@parlour/design-system/ToastRegion';
import { readColorScheme, setColorScheme } from '@parlour/design-system/theme';
import { fontFamily } from '@parlour/design-system/tokens';
import { useState } from 'react';
import { BANNERS, CURRENCIES, GAMES, MENU, TEXT } from '../demo/content';
import { LoginForm } from './LoginForm';

const BANNER_LABELS = {
  region: TEXT.banners,
  carousel: TEXT.carousel,
  slide: TEXT.slide,
  pause: TEXT.pause,
  resume: TEXT.resume,
  position: (position: number, total: number) => `${position} / ${total}`,
  show: (position: number) => `${TEXT.banners} ${position}`,
};

const CARD_LABELS = {
  play: TEXT.play,
  freePlay: TEXT.tryIt,
  addFavourite: TEXT.add,
  removeFavourite: TEXT.remove,
  maintenance: TEXT.maintenance,
};

const TOAST_LABELS = { region: TEXT.messages, dismiss: TEXT.close };

const currencies = CURRENCIES.map((code) => ({ value: code, label: code }));
const banners = BANNERS.map(({ id, title, picture }) => ({ id, src: picture, alt: title }));
const menu = MENU.map((label) => ({ id: label, label }));
const changeTheme = (): void => setColorScheme(readColorScheme() === 'light' ? 'dark' : 'light');

const show = (title: string) => showToast({ title });

/** The demo page built from the design system. */
export function App() {
  const [isLoginOpen, setLoginOpen] = useState(false);
  const [favourites, setFavourites] = useState<readonly string[]>([]);
  const [currency, setCurrency] = useState('EUR');

  const cards = (games: typeof GAMES) => (
    <Grid>
      {games.map(({ id, title, vendor, picture, badge }) => (
        <GameCard
          key={id}
          game={{ id, title, vendor, src: picture, badges: badge && [badge] }}
          labels={CARD_LABELS}
          isFavourite={favourites.includes(id)}
          onPlay={() => show(`${title} (${currency})`)}
          onFreePlay={() => show(title)}
          onToggleFavourite={({ isFavourite }) =>
            setFavourites((ids) =>
              isFavourite ? [...ids, id] : ids.filter((other) => other !== id),
            )
          }
        />
      ))}
    </Grid>
  );
  const liked = GAMES.filter(({ id }) => favourites.includes(id));

  return (
    <>
      <Page
        labels={{ skip: TEXT.skip }}
        header={
          <Inline>
            {/* In the floor the name has the font of headings, too. */}
            <h1 style={{ fontFamily: fontFamily('display') }}>{TEXT.brand}</h1>
            <Menu label={TEXT.menu} items={menu} onSelect={({ id }) => show(id)} />
            <Button variant="quiet" tone="neutral" onClick={changeTheme}>
              {TEXT.theme}
            </Button>
            <Button onClick={() => setLoginOpen(true)}>{TEXT.login}</Button>
          </Inline>
        }
      >
        <Stack>
          <BannerStrip banners={banners} labels={BANNER_LABELS} />
          <Select
            label={TEXT.currency}
            options={currencies}
            value={currency}
            onChange={(event) => setCurrency(event.target.value)}
          />
          <Tabs
            label={TEXT.menu}
            items={[
              { id: 'all', label: TEXT.all, panel: cards(GAMES) },
              {
                id: 'favourites',
                label: TEXT.favourites,
                panel: liked.length === 0 ? <p>{TEXT.none}</p> : cards(liked),
              },
              { id: 'about', label: TEXT.about, panel: <p>{TEXT.aboutText}</p> },
            ]}
          />
        </Stack>
      </Page>
      <Dialog
        isOpen={isLoginOpen}
        title={TEXT.login}
        labels={{ close: TEXT.close }}
        onClose={() => setLoginOpen(false)}
      >
        <Tabs
          label={TEXT.login}
          items={[
            {
              id: 'login',
              label: TEXT.login,
              panel: (
                <LoginForm
                  onDone={(username) => {
                    setLoginOpen(false);
                    show(`Welcome, ${username}`);
                  }}
                />
              ),
            },
            { id: 'help', label: TEXT.help, panel: <p>{TEXT.helpText}</p> },
          ]}
        />
      </Dialog>
      <ToastRegion labels={TOAST_LABELS} />
    </>
  );
}
