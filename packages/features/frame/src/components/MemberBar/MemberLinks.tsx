import { Badge } from '@parlour/design-system/Badge';
import { BellIcon } from '@parlour/design-system/icons/BellIcon';
import { ContractIcon } from '@parlour/design-system/icons/ContractIcon';
import { GiftIcon } from '@parlour/design-system/icons/GiftIcon';
import { LinkButton } from '@parlour/design-system/LinkButton';
import {
  countText,
  PATHS,
  selectIsAgent,
  useCentreHref,
  useCoreSelector,
  useLanguage,
} from '@parlour/feature-core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useContractsLabel } from '../../model/useContractsLabel';
import { useCounts } from '../../model/useCounts';
import * as S from './MemberBar.styles';
import { Offers } from './MemberLinks.styles';

/**
 * A member's links in a wide header (HDR-07, HDR-08), with counts (HDR-09). On a phone the bottom bar has the counts,
 * and the member centre has the link for agents.
 */
export function MemberLinks() {
  const { t } = useTranslation(['frameLate', 'frame']);
  const hrefTo = useCentreHref();
  const isAgent = useCoreSelector(selectIsAgent);
  const { promotions, messages, contracts } = useCounts();
  const labelOf = useContractsLabel();
  return (
    <S.Links aria-label={t('member.label')}>
      <S.Ways>
        {isAgent ? (
          <S.Way href={hrefTo('agent', 'agentTeamOverview')}>{t('member.agent')}</S.Way>
        ) : null}
        <S.Way href={hrefTo('member', 'personalHistoryCopy')}>{t('member.bets')}</S.Way>
        <S.Way href={hrefTo('member', 'withdraw')}>{t('member.withdraw')}</S.Way>
      </S.Ways>
      <S.Deposit>
        <LinkButton size="sm" href={hrefTo('member', 'depositv2')}>
          {t('member.deposit')}
        </LinkButton>
      </S.Deposit>
      <Waiting
        href={PATHS.promotions}
        label={
          promotions === null
            ? t('frame:nav.promotions')
            : t('member.promotions', { waiting: promotions })
        }
        count={promotions}
        icon={<GiftIcon />}
      />
      <Waiting
        href={hrefTo('member', 'messageV2')}
        label={
          messages === null
            ? t('member.messagesAlone')
            : t('member.messages', { waiting: messages })
        }
        count={messages}
        icon={<BellIcon />}
      />
      {contracts !== null && contracts.waiting > 0 ? (
        <Offers>
          <Waiting
            href={
              contracts.pageToPay === null
                ? hrefTo('member', 'contracts')
                : hrefTo('agent', contracts.pageToPay)
            }
            label={labelOf(contracts)}
            count={contracts.waiting}
            icon={<ContractIcon />}
          />
        </Offers>
      ) : null}
    </S.Links>
  );
}

interface WaitingProps {
  href: string;
  /** Includes the count, once it is known. */
  label: string;
  count: number | null;
  icon: ReactNode;
}

function Waiting({ href, label, count, icon }: WaitingProps) {
  const { tag } = useLanguage();
  return (
    <S.Sign href={href} aria-label={label} title={label}>
      {icon}
      {count ? (
        <S.Count aria-hidden>
          <Badge size="sm" variant="solid" tone="accent">
            {countText(tag, count)}
          </Badge>
        </S.Count>
      ) : null}
    </S.Sign>
  );
}
