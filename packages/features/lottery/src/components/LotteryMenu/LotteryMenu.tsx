import { ErrorState } from '@parlour/design-system/ErrorState';
import { Grid } from '@parlour/design-system/layout/Grid';
import { Section } from '@parlour/design-system/layout/Section';
import { Stack } from '@parlour/design-system/layout/Stack';
import { Skeleton } from '@parlour/design-system/Skeleton';
import type { ImageSource } from '@parlour/feature-core';
import { RetryButton } from '@parlour/feature-shared';
import type { LotteryGame, LotteryGroup } from '@parlour/gateway-openapi/lottery';
import { useTranslation } from 'react-i18next';
import type { Draw } from '../../model/drawnNumbers';
import type { QueryState } from '../../model/readQuery';
import { LotteryCard } from '../LotteryCard/LotteryCard';

export interface LotteryMenuProps {
  menu: QueryState<LotteryGroup[]>;
  /** Whether it is the menu of the Vietnam lotteries, which is below another one. */
  isVn?: boolean;
  /** The last draw of each lottery, by its code. */
  latest: ReadonlyMap<string, Draw>;
  /** Whether a lottery that is missing there has drawn nothing; otherwise its draw is unknown. */
  areDrawsKnown: boolean;
  images: ImageSource;
  /** Called with the lottery to play. */
  onPlay: (game: LotteryGame) => void;
}

const PLACES = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'] as const;
const COLUMN = 240;

/** The lotteries of a menu, group by group. */
export function LotteryMenu({
  menu,
  isVn = false,
  latest,
  areDrawsKnown,
  images,
  onPlay,
}: LotteryMenuProps) {
  const { t } = useTranslation('lottery');
  if (menu.status === 'loading')
    return (
      <Grid minColumn={COLUMN} gap={12} role="group" aria-busy aria-label={t('common:loading')}>
        {PLACES.map((place) => (
          <Skeleton key={place} height="144px" />
        ))}
      </Grid>
    );
  if (menu.status === 'failed')
    return (
      <ErrorState
        title={isVn ? t('menu.vnFailed') : t('menu.failed')}
        action={<RetryButton state={menu} />}
      >
        {menu.message}
      </ErrorState>
    );
  if (menu.data.length === 0) return null;
  return (
    <Stack gap={32}>
      {menu.data.map(({ gameGroupCode, gameGroupName, games }) => (
        <Section key={gameGroupCode} title={gameGroupName} headingLevel={3}>
          <Grid minColumn={COLUMN} gap={12}>
            {games.map((game) => (
              <LotteryCard
                key={game.nodeId}
                game={game}
                draw={latest.get(game.gameCode)}
                isDrawKnown={areDrawsKnown}
                images={images}
                onPlay={onPlay}
              />
            ))}
          </Grid>
        </Section>
      ))}
    </Stack>
  );
}
