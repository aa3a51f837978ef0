import { Badge } from '@parlour/design-system/Badge';
import { BellIcon } from '@parlour/design-system/icons/BellIcon';
import { GiftIcon } from '@parlour/design-system/icons/GiftIcon';
import { LinkButton } from '@parlour/design-system/LinkButton';
import { PATHS, selectIsAgent, useCentreHref, useCoreSelector } from '@parlour/feature-core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useCounts } from '../../model/useCounts';
import * as S from './MemberBar.styles';

/** The ways of a member that a wide header has room for (HDR-07, HDR-08), and what waits for them (HDR-09). */
export function MemberLinks() {
  const { t } = useTranslation('frameLate');
  const hrefTo = useCentreHref();
  const isAgent = useCoreSelector(selectIsAgent);
  const { promotions, messages } = useCounts();
  return (
    <S.Links aria-label={t('member.label')}>
      <S.Ways>
        {isAgent ? (
          <S.Way href={hrefTo('agent', 'agentTeamOverview')}>{t('member.agent')}</S.Way>
        ) : null}
        <S.Way href={hrefTo('member', 'personalHistoryCopy')}>{t('member.bets')}</S.Way>
        <S.Way href={hrefTo('member', 'withdraw')}>{t('member.withdraw')}</S.Way>
      </S.Ways>
      <LinkButton size="sm" href={hrefTo('member', 'depositv2')}>
        {t('member.deposit')}
      </LinkButton>
      <Waiting
        href={PATHS.promotions}
        label={t('member.promotions', { waiting: promotions })}
        count={promotions}
        icon={<GiftIcon />}
      />
      <Waiting
        href={hrefTo('member', 'messageV2')}
        label={t('member.messages', { waiting: messages })}
        count={messages}
        icon={<BellIcon />}
      />
    </S.Links>
  );
}

const MOST = 99;

interface WaitingProps {
  href: string;
  /** Says the count as well. */
  label: string;
  count: number;
  icon: ReactNode;
}

function Waiting({ href, label, count, icon }: WaitingProps) {
  return (
    <S.Sign href={href} aria-label={label} title={label}>
      {icon}
      {count === 0 ? null : (
        <S.Count aria-hidden>
          <Badge size="sm" variant="solid" tone="accent">
            {count > MOST ? `${String(MOST)}+` : count}
          </Badge>
        </S.Count>
      )}
    </S.Sign>
  );
}
