import type { RewardTicketLabels, RewardTicketTicket } from '@parlour/design-system/RewardTicket';
import { formatMoment, useLanguage } from '@parlour/feature-core';
import type { Ticket, TicketPrize } from '@parlour/gateway-openapi/promotions';
import { useTranslation } from 'react-i18next';
import { useConditionText } from './useConditionText';
import { useCreditTexts } from './useCreditTexts';

/** Texts of a ticket's data. */
export function useTicketTexts() {
  const { t } = useTranslation('promotions');
  const { tag } = useLanguage();
  const creditText = useCreditTexts();
  const conditionText = useConditionText();
  const prizeOf = ({ type, label, amount, points }: TicketPrize): string =>
    type === 'nothing' ? label : creditText({ amount: amount ?? '0.00', points: points ?? 0 });
  const dateOf = ({ status, expiresAt, openedAt }: Ticket): string | undefined => {
    const isWaiting = status === 'unopened' || status === 'opened';
    if (!isWaiting && openedAt !== null)
      return t('ticket.openedAt', { date: formatMoment(openedAt, tag) });
    return expiresAt === null
      ? undefined
      : t(isWaiting ? 'period.until' : 'ticket.expiredAt', { date: formatMoment(expiresAt, tag) });
  };
  /** Turnover of a money prize; an unopened ticket may contain one. */
  const conditionOf = ({ status, prize, turnoverMultiple }: Ticket): string | undefined => {
    const mayHoldMoney = status === 'unopened' || (status === 'opened' && prize?.type === 'money');
    return mayHoldMoney ? conditionText(turnoverMultiple) : undefined;
  };
  const noteOf = (ticket: Ticket): string | undefined => {
    const parts = [dateOf(ticket), conditionOf(ticket)].filter((part) => part !== undefined);
    return parts.length === 0 ? undefined : parts.join(' · ');
  };
  const labels: RewardTicketLabels = {
    statuses: {
      unopened: t('ticket.unopened'),
      opening: t('ticket.opening'),
      opened: t('ticket.opened'),
      claimed: t('status.claimed'),
      empty: t('ticket.empty'),
      expired: t('expired'),
    },
    actions: { open: t('action.openTicket'), claim: t('action.claimReward') },
  };
  return {
    labels,
    prizeOf,
    conditionOf,
    nameOf: ({ kind }: Pick<Ticket, 'kind'>): string => t(`ticket.${kind}`),
    toCard: (ticket: Ticket, isOpening: boolean): RewardTicketTicket => ({
      id: ticket.ticketId,
      kind: ticket.kind,
      status: isOpening ? 'opening' : ticket.status,
      title: t('ticket.title', { name: t(`ticket.${ticket.kind}`), source: ticket.source }),
      prize: ticket.prize === null ? undefined : prizeOf(ticket.prize),
      note: noteOf(ticket),
    }),
  };
}
