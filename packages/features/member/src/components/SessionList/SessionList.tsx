import { Badge } from '@parlour/design-system/Badge';
import { GlobeIcon } from '@parlour/design-system/icons/GlobeIcon';
import { formatMoment, useLanguage } from '@parlour/feature-core';
import type { OpenSession } from '@parlour/gateway-openapi/session';
import { useTranslation } from 'react-i18next';
import { SettingList, SettingRow } from '../SettingRow/SettingRow';

/** The open sessions of the account, this one first (MC-04). */
export function SessionList({ sessions }: { sessions: readonly OpenSession[] }) {
  const { t } = useTranslation('member');
  const { tag } = useLanguage();
  return (
    <SettingList role="list" aria-label={t('sessions.title')}>
      {sessions.map(({ sessionId, current, device, ip, countryName, lastActiveAt }) => (
        <SettingRow
          key={sessionId}
          icon={<GlobeIcon />}
          name={
            <>
              <bdi>{device ?? t('sessions.unknown')}</bdi>{' '}
              {current ? (
                <Badge size="sm" tone="positive">
                  {t('sessions.here')}
                </Badge>
              ) : null}
            </>
          }
          text={
            <>
              <bdi dir="ltr">{ip}</bdi>
              {countryName === null ? null : ` · ${countryName}`}
              {` · ${t('sessions.active', { moment: formatMoment(lastActiveAt, tag) })}`}
            </>
          }
        />
      ))}
    </SettingList>
  );
}
