import { Button } from '@parlour/design-system/Button';
import { RefreshIcon } from '@parlour/design-system/icons/RefreshIcon';
import { LinkButton } from '@parlour/design-system/LinkButton';
import { Notice } from '@parlour/design-system/Notice';
import { PATHS, useCoreSelector } from '@parlour/feature-core';
import { RetryButton } from '@parlour/feature-shared';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { GameFilters } from '../../components/GameFilters/GameFilters';
import { NothingOpen } from '../../components/NothingOpen/NothingOpen';
import { gameTypeOf, isNarrowed } from '../../model/gameFilters';
import { listErrorText } from '../../model/listErrorText';
import { useFilters } from '../../model/useFilters';
import { useGameList, useWholeList } from '../../model/useGameList';
import { useGoToGames } from '../../model/useGoToGames';
import { useHotGames } from '../../model/useHotGames';
import { useVendorLanes } from '../../model/useVendors';
import { GameListView } from '../GameListView';

export { openGameList as opening } from '../../model/openGameList';

/** The games of one type, browsed and searched. */
export default function GameListPage() {
  const gameType = gameTypeOf(useLocation().pathname);
  return gameType === 'HOT' ? <HotList /> : <TypeList key={gameType} gameType={gameType} />;
}

/** The hot games, only those of one vendor if the address names it (RT-04, RT-12). */
function HotList() {
  const { t } = useTranslation(['lobby', 'common']);
  const { filters } = useFilters();
  const { status, error, refreshError, games, isRefreshing, refresh } = useHotGames(filters.vendor);
  return (
    <GameListView
      gameType="HOT"
      games={useWholeList({ status, error, games, retry: refresh })}
      empty={
        <NothingOpen
          action={
            filters.vendor === null ? undefined : (
              <LinkButton href={PATHS.hot}>{t('hot.all')}</LinkButton>
            )
          }
        />
      }
      actions={
        <Button
          size="sm"
          variant="quiet"
          tone="neutral"
          icon={<RefreshIcon size={16} />}
          isLoading={isRefreshing}
          onClick={refresh}
        >
          {t('list.refresh')}
        </Button>
      }
    >
      {refreshError === undefined ? null : (
        <Notice
          tone="warning"
          role="alert"
          title={t('hot.stale')}
          action={
            <RetryButton
              size="sm"
              variant="outline"
              tone="neutral"
              state={{ error: refreshError, onRetry: refresh }}
            />
          }
        >
          {listErrorText(refreshError, (key) => t(key))}
        </Notice>
      )}
    </GameListView>
  );
}

function TypeList({ gameType }: { gameType: string }) {
  const { filters, shownFilters, setFilters } = useFilters();
  const games = useGameList(gameType, filters);
  const supportLanguages = useCoreSelector(({ merchant }) => merchant.supportLanguages);
  const { t } = useTranslation(['lobby', 'common']);
  const { games: gamesRef, goToGames } = useGoToGames();
  const { status, error, lanes, retry } = useVendorLanes();
  const lane = lanes.find(({ gameCategory }) => gameCategory === gameType);
  const vendors = (lane?.vendors ?? []).map(({ vassalage, displayName }) => ({
    code: vassalage,
    name: displayName,
  }));
  return (
    <GameListView
      gameType={gameType}
      label={lane?.labelName ?? vendors[0]?.name}
      games={games}
      gamesRef={gamesRef}
      empty={isNarrowed(filters) ? undefined : <NothingOpen />}
    >
      <GameFilters
        filters={shownFilters}
        vendors={vendors}
        isSlots={gameType === 'RNG'}
        hasBingo={supportLanguages.includes('TY')}
        onChange={setFilters}
        onGoToGames={goToGames}
      />
      {status === 'failed' ? (
        <Notice
          tone="warning"
          role="alert"
          title={t('vendors.failedTitle')}
          action={
            <RetryButton
              size="sm"
              variant="outline"
              tone="neutral"
              state={{ error, onRetry: retry }}
            />
          }
        >
          {listErrorText(error, (key) => t(key))}
        </Notice>
      ) : null}
    </GameListView>
  );
}
