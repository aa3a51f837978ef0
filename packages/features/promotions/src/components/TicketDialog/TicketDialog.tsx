import { Button } from '@parlour/design-system/Button';
import { Dialog } from '@parlour/design-system/Dialog';
import { Stack } from '@parlour/design-system/layout/Stack';
import { RewardReveal } from '@parlour/design-system/RewardReveal';
import type { TicketReveal } from '@parlour/gateway-openapi/promotions';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useTicketTexts } from '../../model/useTicketTexts';
import * as S from './TicketDialog.styles';

export interface TicketDialogProps {
  /** The prize that the gateway drew. */
  reveal: TicketReveal;
  isClaiming: boolean;
  onClaim: () => void;
  onClose: () => void;
  /** Message about the claim. */
  children?: ReactNode;
}

/** Opens a ticket: the envelope, the wheel or the egg, then its prize, to claim now or later. */
export function TicketDialog({
  reveal: { ticket, segments },
  isClaiming,
  onClaim,
  onClose,
  children,
}: TicketDialogProps) {
  const { t } = useTranslation('promotions');
  const { nameOf, prizeOf, conditionOf } = useTicketTexts();
  const { prize, kind } = ticket;
  const isWon = prize !== null && prize.type !== 'nothing';
  const condition = conditionOf(ticket);
  return (
    <Dialog
      isOpen
      size="sm"
      title={nameOf(ticket)}
      labels={{ close: t('common:actions.close') }}
      isCoverDisabled
      onClose={onClose}
    >
      <Stack gap={16}>
        <RewardReveal
          key={ticket.ticketId}
          kind={kind}
          status={isWon ? 'won' : 'empty'}
          prize={isWon ? prizeOf(prize) : undefined}
          wheel={
            kind === 'prizeWheel'
              ? {
                  segments: segments.map(prizeOf),
                  landsOn: prize?.segment ?? undefined,
                }
              : undefined
          }
          labels={{
            opening: t('ticket.opening'),
            skip: t('ticket.skip'),
            won: t('ticket.won'),
            empty: t('ticket.nothing'),
            failed: t('intent.unsent'),
          }}
          action={
            isWon ? (
              <Button tone="accent" isLoading={isClaiming} onClick={onClaim}>
                {t('action.claimReward')}
              </Button>
            ) : (
              <Button variant="outline" tone="neutral" onClick={onClose}>
                {t('common:actions.close')}
              </Button>
            )
          }
        />
        {condition === undefined ? null : <S.Condition>{condition}</S.Condition>}
        {children}
      </Stack>
    </Dialog>
  );
}
