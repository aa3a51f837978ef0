import type { RewardTicketLabels, RewardTicketTicket } from '@parlour/design-system/RewardTicket';
import { formatMoment, useLanguage } from '@parlour/feature-core';
import type { Ticket, TicketPrize } from '@parlour/gateway-openapi/promotions';
import { useTranslation } from 'react-i18next';
import { useCreditTexts } from './useCreditTexts';

/** The words for what the gateway says of a ticket. */
export function useTicketTexts() {
  const { t } = useTranslation('promotions');
  const { tag } = useLanguage();
  const creditText = useCreditTexts();
  const prizeOf = ({ type, label, amount, points }: TicketPrize): string =>
    type === 'nothing' ? label : creditText({ amount: amount ?? '0.00', points: points ?? 0 });
  const noteOf = ({ status, expiresAt, openedAt }: Ticket): string | undefined => {
    const isWaiting = status === 'unopened' || status === 'opened';
    if (!isWaiting && openedAt !== null)
      return t('ticket.openedAt', { date: formatMoment(openedAt, tag) });
    return expiresAt === null
      ? undefined
      : t(isWaiting ? 'period.until' : 'ticket.expiredAt', { date: formatMoment(expiresAt, tag) });
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
