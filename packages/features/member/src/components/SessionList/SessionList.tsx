import { Badge } from '@parlour/design-system/Badge';
import { Button } from '@parlour/design-system/Button';
import { GlobeIcon } from '@parlour/design-system/icons/GlobeIcon';
import { formatMoment, useLanguage } from '@parlour/feature-core';
import type { OpenSession } from '@parlour/gateway-openapi/session';
import { useTranslation } from 'react-i18next';
import { SettingList, SettingRow } from '../SettingRow/SettingRow';

export interface SessionListProps {
  sessions: readonly OpenSession[];
  /** The session that is being ended; null if none is. */
  endingId: string | null;
  onEnd: (sessionId: string) => void;
}

/** The open sessions of the account, this one first; each of the others can be ended (MC-04, TR-01). */
export function SessionList({ sessions, endingId, onEnd }: SessionListProps) {
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
          actions={
            current ? undefined : (
              <Button
                size="sm"
                variant="outline"
                tone="neutral"
                aria-label={`${t('sessions.end')}: ${device ?? t('sessions.unknown')}`}
                isLoading={endingId === sessionId}
                onClick={() => onEnd(sessionId)}
              >
                {t('sessions.end')}
              </Button>
            )
          }
        />
      ))}
    </SettingList>
  );
}
