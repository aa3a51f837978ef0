import { type GameLaunchView, useGameLaunch, useLanguage } from '@parlour/feature-core';
import type { LanguageCode } from '@parlour/gateway-openapi/start';
import { useMemo } from 'react';
import type { LaunchWhat } from './launchWhat';
import { startLaunch } from './startLaunch';

/** Asks for a fresh address of what is to be played; null is nothing that could be. */
export function useLaunch(what: LaunchWhat | null): GameLaunchView {
  const { code } = useLanguage();
  const key = JSON.stringify(what);
  const ask = useMemo(() => {
    const wanted = JSON.parse(key) as LaunchWhat | null;
    return wanted === null ? null : startLaunch(wanted, code as LanguageCode);
  }, [key, code]);
  return useGameLaunch(ask);
}
