import { hotGamesQuery, useCoreSelector, useLanguage } from '@parlour/feature-core';
import { openGames } from '@parlour/feature-shared';
import { useGetHotGamesQuery } from '@parlour/gateway-openapi/start';
import { useTranslation } from 'react-i18next';
import { readQuery } from './readQuery';

/** The first few hot games that are open (LAUNCH-06). */
export function useHotGames() {
  const { t } = useTranslation('lottery');
  const merchantCode = useCoreSelector(({ merchant }) => merchant.merchantCode);
  const { code } = useLanguage();
  return readQuery(useGetHotGamesQuery(hotGamesQuery(merchantCode, code)), t, openGames);
}
