import { GAME_PLATFORM, useCoreSelector, useLanguage } from '@parlour/feature-core';
import {
  type Game,
  type GetGameListApiArg,
  type LanguageCode,
  useGetGameListQuery,
} from '@parlour/gateway-openapi/start';

const MOST = 60;
const NONE: readonly Game[] = [];

/** The first games of one vendor and type; nothing is fetched while `of` is null. */
export function useVendorGames(of: { vassalage: string; gameType: string } | null) {
  const merchant = useCoreSelector((state) => state.merchant.merchantCode);
  const { code } = useLanguage();
  const asked: GetGameListApiArg = {
    clientType: 3,
    platform: GAME_PLATFORM,
    merchant,
    gameType: of?.gameType ?? '',
    vassalage: of?.vassalage ?? '',
    language: code as LanguageCode,
    pageNo: 1,
    pageSize: MOST,
  };
  const { currentData, error, isError, refetch } = useGetGameListQuery(asked, {
    skip: of === null,
  });
  const status: 'loading' | 'ready' | 'failed' =
    currentData !== undefined ? 'ready' : isError ? 'failed' : 'loading';
  return {
    status,
    error,
    games: currentData?.content ?? NONE,
    hasMore: (currentData?.totalPages ?? 0) > 1,
    retry: () => void refetch(),
  };
}
