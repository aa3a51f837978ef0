import { GameGrid } from '@parlour/design-system/GameGrid';
import { Stack } from '@parlour/design-system/layout/Stack';
import { type FirstFrameProps, useImageSource } from '@parlour/feature-core';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { GameFilters } from '../../components/GameFilters/GameFilters';
import { LobbyHead } from '../../components/LobbyHead/LobbyHead';
import { VendorTiles } from '../../components/VendorTiles/VendorTiles';
import { gameTypeOf, NO_FILTERS } from '../../model/gameFilters';

/** As many as a grid renders before it is measured. */
const PLACES = 24;
const nothing = () => undefined;

/** The first frame of a page of games, which is in the site's HTML before its script runs. */
export default function FirstFrame({ addedTitle }: FirstFrameProps) {
  const { t } = useTranslation('lobby');
  const gameType = gameTypeOf(useLocation().pathname);
  const isCentre = addedTitle === undefined && !['HOT', 'RNG'].includes(gameType);
  // The height of several groups of vendors is not known yet.
  const hasGroups = gameType === 'SPORTS';
  const images = useImageSource();
  const title = addedTitle ?? t(`title.${gameType}`);
  return (
    <Stack gap={24}>
      <LobbyHead
        title={title}
        count={null}
        gameType={gameType}
        text={isCentre ? t(`about.${gameType}`) : undefined}
      />
      {isCentre ? (
        <VendorTiles groups={[]} isLoading allHref="" current={null} images={images} />
      ) : null}
      {gameType === 'HOT' || hasGroups ? null : (
        <GameFilters
          filters={NO_FILTERS}
          vendors={isCentre ? null : []}
          isSlots={gameType === 'RNG'}
          hasBingo={false}
          onChange={nothing}
        />
      )}
      {hasGroups ? null : (
        <GameGrid
          count={PLACES}
          label={title}
          renderItem={nothing}
          data-below-vendors={isCentre || undefined}
        />
      )}
    </Stack>
  );
}
