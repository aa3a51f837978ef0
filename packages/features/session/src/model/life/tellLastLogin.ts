import { showToast } from '@parlour/design-system/ToastRegion';
import { type CoreDispatch, formatMoment, loadLateTexts } from '@parlour/feature-core';
import { getLoginInfo } from '@parlour/gateway-openapi/session';
import { getI18n } from 'react-i18next';

/** Long enough to read a date and to think of it, in ms. The security page has it for as long as anybody likes. */
const DURATION = 12_000;

/** Says after a login when and where the account was opened before (TR-02); nothing after the first login. */
export async function tellLastLogin(dispatch: CoreDispatch): Promise<void> {
  // In the cache: the login has just asked for it.
  const { data } = await dispatch(getLoginInfo.initiate(undefined, { subscribe: false }));
  if (data === undefined || data.lastLoginAt === null) return;
  await loadLateTexts();
  const { t, language } = getI18n();
  const { lastLoginAt, lastLoginIp: ip, lastLoginDevice: device } = data;
  const place = device === null ? t('lastLogin:from', { ip }) : t('lastLogin:on', { device, ip });
  showToast({
    title: t('lastLogin:at', { moment: formatMoment(lastLoginAt, language) }),
    ...(ip === null ? null : { text: place }),
    duration: DURATION,
  });
}
