import { useLanguage } from '@parlour/feature-core';
import { type HelpCenter, useGetHelpCenterQuery } from '@parlour/gateway-openapi/system';
import { useTranslation } from 'react-i18next';
import { type GatewayState, toGatewayState } from './gatewayState';

/** The help centre in the language of the page (MOD-07). */
export function useHelpCenter(): GatewayState<HelpCenter> {
  const { t } = useTranslation('support');
  const { code } = useLanguage();
  const query = useGetHelpCenterQuery({ lang: code as 'EN', device: 'WEB' });
  return toGatewayState(query, (key) => t(key));
}
