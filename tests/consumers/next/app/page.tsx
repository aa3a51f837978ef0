import { groupAmount, parseAmount } from '@parlour/design-system';
import { Badge } from '@parlour/design-system/Badge';
import { GameCard } from '@parlour/design-system/GameCard';
import { LinkButton } from '@parlour/design-system/LinkButton';
import { Grid } from '@parlour/design-system/layout/Grid';
import { Lobby } from './Lobby';
import { LoginForm } from './LoginForm';
import { Rules } from './Rules';
import { SchemeSwitch } from './SchemeSwitch';

const LABELS = {
  play: 'Play',
  freePlay: 'Free play',
  addFavourite: 'Add to favourites',
  removeFavourite: 'Remove from favourites',
  maintenance: 'Under maintenance',
};

const JACKPOT = '11482903125.40';
const HTML = '<p>Tables open at <b>noon</b></p><script>document.title = "taken"</script>';

const GAMES = ['Lantern Koi', 'Comet Orchard', 'Temple of Quiet Rain'];

/** A server component; only the form and the moving content are client components. */
export default function Page() {
  return (
    <main>
      <h1>Lagoon</h1>
      <Badge tone="accent">VIP 2</Badge>
      <Grid minColumn={160}>
        {GAMES.map((title) => (
          <GameCard
            key={title}
            href="/rules"
            game={{ id: title, title, vendor: 'Northlight' }}
            labels={LABELS}
          />
        ))}
      </Grid>
      <SchemeSwitch />
      <LinkButton href="/rules">Rules</LinkButton>
      <p>{`Paid out: ${groupAmount(parseAmount(JACKPOT, { locale: 'en' }) ?? '', 'id')}`}</p>
      <Rules html={HTML} />
      <LoginForm />
      <Lobby drawnAt="2026-05-14T19:30:00+07:00" jackpot={JACKPOT} />
    </main>
  );
}
