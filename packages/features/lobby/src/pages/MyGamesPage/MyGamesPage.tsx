import { Stack } from '@parlour/design-system/layout/Stack';
import { useImageSource, usePageHead } from '@parlour/feature-core';
import { ListPager } from '@parlour/feature-shared';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { GameResults } from '../../components/GameResults/GameResults';
import { LobbyHead } from '../../components/LobbyHead/LobbyHead';
import { MyGamesNav } from '../../components/MyGamesNav/MyGamesNav';
import { NoGames } from '../../components/NoGames/NoGames';
import { LOBBY_PATHS } from '../../model/lobbyPaths';
import { useWholeList } from '../../model/useGameList';
import {
  type MyGames,
  useFavouriteList,
  useGamesOwner,
  useRecentList,
} from '../../model/useMyGames';
import { useRestoredScroll } from '../../model/useRestoredScroll';
import { useLobbyActions } from '../useLobbyActions';
import { AccountNeeded } from './AccountNeeded';

type ListId = keyof typeof LOBBY_PATHS;

/** The member's own games: favourites or recent games (LOB-08). */
export default function MyGamesPage() {
  const { t } = useTranslation('lobby');
  const list = useLocation().pathname === LOBBY_PATHS.recent ? 'recent' : 'favourites';
  const owner = useGamesOwner();
  usePageHead(t(`mine.${list}`), t(`mine.${list}Hint`));
  if (owner !== 'member')
    return (
      <Stack gap={24}>
        <LobbyHead title={t(`mine.${list}`)} count={null} isMine />
        <MyGamesNav current={list} />
        <AccountNeeded list={list} owner={owner} />
      </Stack>
    );
  return list === 'recent' ? <Recent /> : <FavouritePages />;
}

function Recent() {
  return <List list="recent" mine={useRecentList()} page={1} />;
}

function FavouritePages() {
  const [query] = useSearchParams();
  const asked = Number(query.get('page') ?? '1');
  const page = Number.isSafeInteger(asked) && asked > 0 ? asked : 1;
  const mine = useFavouriteList(page);
  const last = Math.max(1, mine.pageCount);
  if (mine.status === 'ready' && page > last)
    return <Navigate replace to={pageHref('favourites', last)} />;
  return <List list="favourites" mine={mine} page={page} />;
}

const pageHref = (list: ListId, page: number): string =>
  page === 1 ? LOBBY_PATHS[list] : `${LOBBY_PATHS[list]}?page=${String(page)}`;

function List({ list, mine, page }: { list: ListId; mine: MyGames; page: number }) {
  const { t } = useTranslation('lobby');
  const images = useImageSource();
  const actions = useLobbyActions();
  const games = useWholeList(mine);
  useRestoredScroll(mine.status === 'ready');
  const title = t(`mine.${list}`);
  return (
    <Stack gap={24}>
      <LobbyHead title={title} count={mine.status === 'ready' ? mine.total : null} isMine />
      <MyGamesNav current={list} />
      <GameResults
        games={games}
        label={title}
        images={images}
        actions={actions}
        empty={<NoGames list={list} />}
      />
      <ListPager
        label={t('pages.nav')}
        page={page}
        pageCount={mine.pageCount}
        hrefFor={(to) => pageHref(list, to)}
      />
    </Stack>
  );
}
