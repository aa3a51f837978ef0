import { Badge } from '@parlour/design-system/Badge';
import { CheckIcon } from '@parlour/design-system/icons/CheckIcon';
import { WarningIcon } from '@parlour/design-system/icons/WarningIcon';
import { formatMoment, useLanguage } from '@parlour/feature-core';
import type { LoginRecord } from '@parlour/gateway-openapi/session';
import { useTranslation } from 'react-i18next';
import { SettingList, SettingRow } from '../SettingRow/SettingRow';
import { useLoginLabels } from './useLoginLabels';

export interface LoginListProps {
  logins: readonly LoginRecord[];
}

/** Logins, also refused ones: how, when, on what and from where (TR-02). */
export function LoginList({ logins }: LoginListProps) {
  const { t } = useTranslation('loginHistory');
  const { tag } = useLanguage();
  const labelOf = useLoginLabels();
  return (
    <SettingList role="list" aria-label={t('title')}>
      {logins.map((login) => {
        const { loginId, at, outcome, device, ip, countryName, current } = login;
        const isOpened = outcome === 'LOGGED_IN';
        return (
          <SettingRow
            key={loginId}
            icon={isOpened ? <CheckIcon /> : <WarningIcon />}
            tone={isOpened ? 'safe' : 'open'}
            name={
              <>
                {labelOf(login)}{' '}
                {current ? (
                  <Badge size="sm" tone="positive">
                    {t('here')}
                  </Badge>
                ) : null}
              </>
            }
            text={
              <>
                <time dateTime={at}>{formatMoment(at, tag)}</time>
                {' · '}
                <bdi>{device ?? t('unknown')}</bdi>
                {' · '}
                <bdi dir="ltr">{ip}</bdi>
                {countryName === null ? null : ` · ${countryName}`}
              </>
            }
          />
        );
      })}
    </SettingList>
  );
}
