import { Badge } from '@parlour/design-system/Badge';
import { Button } from '@parlour/design-system/Button';
import { Checkbox } from '@parlour/design-system/Checkbox';
import { GameCard } from '@parlour/design-system/GameCard';
import { Grid } from '@parlour/design-system/layout/Grid';
import { Inline } from '@parlour/design-system/layout/Inline';
import { Stack } from '@parlour/design-system/layout/Stack';
import { Notice } from '@parlour/design-system/Notice';
import { Tabs } from '@parlour/design-system/Tabs';
import { TextField } from '@parlour/design-system/TextField';
import {
  GAME_LABELS,
  sampleGame,
} from '../../../packages/design-system/src/components/GameCard/GameCard.fixtures';
import * as S from './stage.styles';

const nothing = () => undefined;

/** The components that show a brand most, close together. */
export function Specimen({ name }: { name: string }) {
  return (
    <Stack>
      <S.Amount>11,482,093,117.40</S.Amount>
      <Inline>
        <Button>Deposit</Button>
        <Button variant="outline">Withdraw</Button>
        <Button variant="quiet">Rules</Button>
        <Button tone="accent">Open the reward</Button>
        <Button tone="danger">Close account</Button>
      </Inline>
      <Inline>
        <Badge tone="accent">VIP 4</Badge>
        <Badge tone="positive">Paid</Badge>
        <Badge tone="warning">Waiting</Badge>
        <Badge tone="danger">Refused</Badge>
      </Inline>
      <Tabs
        label={name}
        items={[
          { id: 'games', label: 'Games', panel: 'Everything that is open tonight.' },
          { id: 'rewards', label: 'Rewards', panel: 'Two wait for you.' },
        ]}
      />
      <TextField label="Username" hint="Four to sixteen letters and digits." />
      <TextField
        label="Mobile number"
        defaultValue="12"
        error="Please enter a valid mobile number"
      />
      <Checkbox label="Remember me" defaultChecked />
      <Notice tone="info" title="Terms in one sentence">
        The bonus is paid after it was played five times.
      </Notice>
      <Grid minColumn={132}>
        {[0, 1, 2].map((seed) => (
          <GameCard
            key={seed}
            game={{ ...sampleGame(seed), badges: [{ kind: 'jackpot', text: '18,204.00' }] }}
            labels={GAME_LABELS}
            isFavourite={seed === 0}
            onPlay={nothing}
            onToggleFavourite={nothing}
          />
        ))}
      </Grid>
    </Stack>
  );
}
