import { GAME_PLATFORM, useCoreSelector, useLanguage } from '@parlour/feature-core';
import {
  type Game,
  type GetGameListApiArg,
  type LanguageCode,
  useGetGameListQuery,
} from '@parlour/gateway-openapi/start';
import { useEffect, useState } from 'react';
import { listQueue } from './listQueue';

const MOST = 60;
const NONE: readonly Game[] = [];

/** The first games of one vendor and type; of nothing while `of` is null. */
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
  const key = of === null ? null : JSON.stringify(asked);
  /** The question whose turn has come, and how often it has been asked again. */
  const [ready, setReady] = useState<string | null>(null);
  const [tries, setTries] = useState(0);
  useEffect(() => (key === null ? undefined : listQueue.add(() => setReady(key))), [key, tries]);
  const { currentData, error, isError } = useGetGameListQuery(asked, {
    skip: key === null || key !== ready,
    // That would be a call beside the queue.
    refetchOnReconnect: false,
  });
  const status: 'loading' | 'ready' | 'failed' =
    currentData !== undefined ? 'ready' : isError ? 'failed' : 'loading';
  return {
    status,
    error,
    games: currentData?.content ?? NONE,
    hasMore: (currentData?.totalPages ?? 0) > 1,
    retry: () => {
      setReady(null);
      setTries((before) => before + 1);
    },
  };
}
