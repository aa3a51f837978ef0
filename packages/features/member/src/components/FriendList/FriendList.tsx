import { Badge } from '@parlour/design-system/Badge';
import { UserIcon } from '@parlour/design-system/icons/UserIcon';
import { formatMoment, useLanguage, useMoney } from '@parlour/feature-core';
import type { ReferredFriend } from '@parlour/gateway-openapi/promotions';
import { useTranslation } from 'react-i18next';
import { SettingList, SettingRow } from '../SettingRow/SettingRow';

export interface FriendListProps {
  friends: readonly ReferredFriend[];
}

/** Friends who registered by a member's link, and what each brought (PROMO-05). */
export function FriendList({ friends }: FriendListProps) {
  const { t } = useTranslation('member');
  const { tag } = useLanguage();
  const { full: money } = useMoney();
  return (
    <SettingList role="list" aria-label={t('referral.friends')}>
      {friends.map(({ account, registeredAt, qualified, rewardAmount }) => (
        <SettingRow
          key={`${account} ${registeredAt}`}
          icon={<UserIcon />}
          name={<bdi>{account}</bdi>}
          text={t('referral.since', { moment: formatMoment(registeredAt, tag) })}
          actions={
            qualified ? money(rewardAmount) : <Badge tone="neutral">{t('referral.waiting')}</Badge>
          }
        />
      ))}
    </SettingList>
  );
}
