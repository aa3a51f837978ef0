import { Button } from '@parlour/design-system/Button';
import { ErrorState } from '@parlour/design-system/ErrorState';
import { PlayIcon } from '@parlour/design-system/icons/PlayIcon';
import { Section } from '@parlour/design-system/layout/Section';
import {
  launch,
  lazyChunk,
  useCoreDispatch,
  useCoreSelector,
  useImageSource,
} from '@parlour/feature-core';
import { ErrorRegion, RetryButton } from '@parlour/feature-shared';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { GameFilters } from '../../components/GameFilters/GameFilters';
import { NothingOpen } from '../../components/NothingOpen/NothingOpen';
import { RoomListSkeleton } from '../../components/RoomList/RoomListSkeleton';
import { VendorTiles } from '../../components/VendorTiles/VendorTiles';
import { gameTypeOf, isNarrowed } from '../../model/gameFilters';
import { listErrorText } from '../../model/listErrorText';
import { hasRooms } from '../../model/roomTypes';
import { useFilters } from '../../model/useFilters';
import { useGameList } from '../../model/useGameList';
import { useGoToGames } from '../../model/useGoToGames';
import { useVendorLanes } from '../../model/useVendors';
import { type VendorEntry, vendorGroups } from '../../model/vendorGroups';
import { GameListView } from '../GameListView';

export { openGameList as opening } from '../../model/openGameList';

// Lazy: shown only once a vendor is chosen, and only for two types.
const VendorRooms = lazyChunk(() => import('./VendorRooms'));

/** The game centre of a type: its vendors, and below them the games of all vendors or of the chosen one (RT-05, RT-12). */
export default function GameCentrePage() {
  const { pathname } = useLocation();
  const gameType = gameTypeOf(pathname);
  return <Centre key={gameType} gameType={gameType} path={pathname} />;
}

function Centre({ gameType, path }: { gameType: string; path: string }) {
  const { t } = useTranslation(['lobby', 'common']);
  const { filters, shownFilters, setFilters } = useFilters();
  const { games: gamesRef, goToGames } = useGoToGames();
  const merchant = useCoreSelector((state) => state.merchant);
  const images = useImageSource();
  const { status, error, lanes, retry } = useVendorLanes();
  const groups = vendorGroups(gameType, lanes, merchant);
  const chosen = groups
    .find(({ id }) => id === 'own')
    ?.vendors.find(({ code }) => code === filters.vendor);
  // A vendor that the merchant lists under another type still has games of its own type.
  const games = useGameList(chosen?.gameType ?? gameType, filters);
  // For these types this page is the vendor's lobby (LAUNCH-04).
  const isListed = merchant.gameListCenter.includes(gameType);
  return (
    <GameListView
      gameType={gameType}
      isCentre
      games={games}
      gamesRef={gamesRef}
      empty={isNarrowed(filters) ? undefined : <NothingOpen />}
      actions={chosen === undefined || isListed ? null : <OpenLobby vendor={chosen} />}
    >
      {status === 'failed' ? (
        <ErrorState
          title={t('vendors.failedTitle')}
          action={<RetryButton state={{ error, onRetry: retry }} />}
        >
          {listErrorText(error, (key) => t(key))}
        </ErrorState>
      ) : (
        <VendorTiles
          groups={groups}
          isLoading={status === 'loading'}
          allHref={path}
          current={filters.vendor}
          images={images}
        />
      )}
      {chosen !== undefined && hasRooms(gameType) ? (
        <Section title={t('rooms.title')}>
          <ErrorRegion shows={chosen.code}>
            <Suspense fallback={<RoomListSkeleton />}>
              <VendorRooms vassalage={chosen.code} gameType={gameType} />
            </Suspense>
          </ErrorRegion>
        </Section>
      ) : null}
      <GameFilters
        filters={shownFilters}
        vendors={null}
        isSlots={false}
        hasBingo={false}
        onChange={setFilters}
        onGoToGames={goToGames}
      />
    </GameListView>
  );
}

function OpenLobby({ vendor }: { vendor: VendorEntry }) {
  const { t } = useTranslation('lobby');
  const dispatch = useCoreDispatch();
  return (
    <Button
      size="sm"
      icon={<PlayIcon size={16} />}
      onClick={() =>
        void dispatch(
          launch({
            nodeId: null,
            displayName: vendor.name,
            vassalage: vendor.code,
            gameType: vendor.gameType,
            maintenance: vendor.isInMaintenance,
          }),
        )
      }
    >
      {t('vendors.open', { name: vendor.name })}
    </Button>
  );
}
