import { Button } from '@parlour/design-system/Button';
import { RefreshIcon } from '@parlour/design-system/icons/RefreshIcon';
import { useCoreSelector } from '@parlour/feature-core';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { GameFilters } from '../../components/GameFilters/GameFilters';
import { gameTypeOf } from '../../model/gameFilters';
import { useFilters } from '../../model/useFilters';
import { useGameList, useWholeList } from '../../model/useGameList';
import { useHotGames } from '../../model/useHotGames';
import { useVendorLanes } from '../../model/useVendors';
import { GameListView } from '../GameListView';

export { openGameList as opening } from '../../model/openGameList';

/** The games of one type, browsed and searched. */
export default function GameListPage() {
  const gameType = gameTypeOf(useLocation().pathname);
  return gameType === 'HOT' ? <HotList /> : <TypeList key={gameType} gameType={gameType} />;
}

/** The hot games, of one vendor where the address names it (RT-04, RT-12). */
function HotList() {
  const { t } = useTranslation('lobby');
  const { filters } = useFilters();
  const { status, error, games, isRefreshing, refresh } = useHotGames(filters.vendor);
  return (
    <GameListView
      gameType="HOT"
      games={useWholeList({ status, error, games, retry: refresh })}
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
    />
  );
}

function TypeList({ gameType }: { gameType: string }) {
  const { filters, shownFilters, setFilters } = useFilters();
  const games = useGameList(gameType, filters);
  const supportLanguages = useCoreSelector(({ merchant }) => merchant.supportLanguages);
  const { lanes } = useVendorLanes();
  const lane = lanes.find(({ gameCategory }) => gameCategory === gameType);
  const vendors = (lane?.vendors ?? []).map(({ vassalage, displayName }) => ({
    code: vassalage,
    name: displayName,
  }));
  return (
    <GameListView gameType={gameType} label={lane?.labelName ?? vendors[0]?.name} games={games}>
      <GameFilters
        filters={shownFilters}
        vendors={vendors}
        isSlots={gameType === 'RNG'}
        hasBingo={supportLanguages.includes('TY')}
        onChange={setFilters}
      />
    </GameListView>
  );
}
