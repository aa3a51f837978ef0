import { toPanelState } from '@parlour/feature-core';
import {
  type SecuritySettings,
  useGetSecuritySettingsQuery,
} from '@parlour/gateway-openapi/member';
import { useTranslation } from 'react-i18next';

const whole = (settings: SecuritySettings): SecuritySettings => settings;

/** What protects the account (MC-04). */
export function useSecurity() {
  const { t } = useTranslation();
  return toPanelState(useGetSecuritySettingsQuery(), t, whole);
}
