import { EmptyState } from '@parlour/design-system/EmptyState';
import { GiftIcon } from '@parlour/design-system/icons/GiftIcon';
import { Stack } from '@parlour/design-system/layout/Stack';
import { Skeleton } from '@parlour/design-system/Skeleton';
import { IntentNotice, ListPager, LoadError } from '@parlour/feature-shared';
import { useTranslation } from 'react-i18next';
import { TicketDialog } from '../components/TicketDialog/TicketDialog';
import { TicketGrid } from '../components/TicketGrid/TicketGrid';
import { useTicketSteps } from '../model/useTicketSteps';
import { type TicketsAsked, useTickets } from '../model/useTickets';

export interface TicketSectionProps extends TicketsAsked {
  /** Called with the requested page; absent if there is only one. */
  onPage?: (event: { page: number }) => void;
}

/** Tickets to open, with their prizes (PROMO-03). */
export function TicketSection({ onPage, page = 1, ...asked }: TicketSectionProps) {
  const { t } = useTranslation('promotions');
  const state = useTickets({ ...asked, page });
  const steps = useTicketSteps();
  const { revealed } = steps;

  const drawList = () => {
    if (state.status === 'loading') return <Skeleton height="140px" />;
    if (state.status === 'failed') return <LoadError title={t('ticket.failed')} state={state} />;
    const { tickets, pageCount } = state.data;
    if (tickets.length === 0)
      return (
        <EmptyState title={t('ticket.noneTitle')} icon={<GiftIcon size={28} />}>
          {t('ticket.noneText')}
        </EmptyState>
      );
    return (
      <>
        <TicketGrid
          tickets={tickets}
          openingId={steps.openingId}
          claimingId={steps.claimingId}
          onOpen={({ ticketId }) => steps.open(ticketId)}
          onClaim={steps.claim}
        />
        {onPage === undefined ? null : (
          <ListPager page={page} pageCount={pageCount} onSelect={onPage} />
        )}
      </>
    );
  };

  return (
    <Stack gap={16}>
      <IntentNotice state={steps.openingState} />
      {revealed === null ? <IntentNotice state={steps.claimingState} /> : null}
      {drawList()}
      {revealed === null ? null : (
        <TicketDialog
          reveal={revealed}
          isClaiming={steps.claimingId !== undefined}
          onClaim={() => steps.claim(revealed.ticket)}
          onClose={steps.putAway}
        >
          <IntentNotice state={steps.claimingState} />
        </TicketDialog>
      )}
    </Stack>
  );
}
