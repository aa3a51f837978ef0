import {
  type LaunchTarget,
  launchRequested,
  useCoreDispatch,
  useCoreSelector,
  useImageSource,
} from '@parlour/feature-core';
import { useGetGameVendorsQuery } from '@parlour/gateway-openapi/start';
import { type ReactNode, startTransition, useCallback, useOptimistic } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from 'react-router-dom';
import { GameFilters } from '../../components/GameFilters/GameFilters';
import { GameResults } from '../../components/GameResults/GameResults';
import {
  type GameFilters as Filters,
  gameTypeOf,
  readFilters,
  writeFilters,
} from '../../model/gameFilters';
import { useGameList, useHotGames } from '../../model/useGameList';
import type { GamePages } from '../../model/useGamePages';
import * as S from './GameListPage.styles';

/** The games of one type, browsed and searched. */
export default function GameListPage() {
  const gameType = gameTypeOf(useLocation().pathname);
  return gameType === 'HOT' ? <HotList /> : <TypeList key={gameType} gameType={gameType} />;
}

function HotList() {
  return <ListView gameType="HOT" games={useHotGames()} />;
}

function TypeList({ gameType }: { gameType: string }) {
  const [query, setQuery] = useSearchParams();
  const filters = readFilters(query);
  const games = useGameList(gameType, filters);
  // The address changes in a transition, later than the next letter may be typed.
  const [shownFilters, showFilters] = useOptimistic(filters);
  const { merchantCode, supportLanguages } = useCoreSelector(({ merchant }) => merchant);
  const { data } = useGetGameVendorsQuery({ merchantCode });
  const lane = data?.data.lanes.find(({ gameCategory }) => gameCategory === gameType);
  const vendors = (lane?.vendors ?? []).map(({ vassalage, displayName }) => ({
    code: vassalage,
    name: displayName,
  }));
  const handleChange = (next: Filters) => {
    startTransition(() => {
      showFilters(next);
      setQuery(writeFilters(next), { replace: true });
    });
  };
  return (
    <ListView gameType={gameType} games={games}>
      <GameFilters
        filters={shownFilters}
        vendors={vendors}
        isSlots={gameType === 'RNG'}
        hasBingo={supportLanguages.includes('TY')}
        onChange={handleChange}
      />
    </ListView>
  );
}

interface ListViewProps {
  gameType: string;
  games: GamePages;
  children?: ReactNode;
}

function ListView({ gameType, games, children }: ListViewProps) {
  const { t } = useTranslation('lobby');
  const images = useImageSource();
  const dispatch = useCoreDispatch();
  const handlePlay = useCallback(
    (target: LaunchTarget) => {
      dispatch(launchRequested(target));
    },
    [dispatch],
  );
  const title = t(`title.${gameType}`, { defaultValue: t('list.title') });
  return (
    <S.Root>
      <S.Head>
        <S.Title>{title}</S.Title>
        <S.Count role="status">
          {games.status === 'ready' ? t('list.count', { count: games.total }) : ''}
        </S.Count>
      </S.Head>
      {children}
      <GameResults games={games} label={title} images={images} onPlay={handlePlay} />
    </S.Root>
  );
}
