import { type GameLaunchView, useGameLaunch, useLanguage } from '@parlour/feature-core';
import type { LanguageCode } from '@parlour/gateway-openapi/start';
import { useMemo } from 'react';
import type { LaunchWhat } from './launchWhat';
import { startLaunch } from './startLaunch';

/** Requests a new address for what is to be played; null if nothing can be launched. */
export function useLaunch(what: LaunchWhat | null): GameLaunchView {
  const { code } = useLanguage();
  const key = JSON.stringify(what);
  const ask = useMemo(() => {
    const wanted = JSON.parse(key) as LaunchWhat | null;
    return wanted === null ? null : startLaunch(wanted, code as LanguageCode);
  }, [key, code]);
  return useGameLaunch(ask);
}
