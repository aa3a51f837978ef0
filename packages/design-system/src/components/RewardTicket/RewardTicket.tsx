import { type ComponentPropsWithRef, useId } from 'react';
import { Badge, type BadgeTone } from '../Badge/Badge';
import { Button } from '../Button/Button';
import * as S from './RewardTicket.styles';
import { TicketArt } from './TicketArt';
import type { TicketKind } from './ticketKinds';

export { TICKET_KINDS, type TicketKind } from './ticketKinds';

export const TICKET_STATUSES = [
  'unopened',
  'opening',
  'opened',
  'claimed',
  'empty',
  'expired',
] as const;
export type TicketStatus = (typeof TICKET_STATUSES)[number];

export const TICKET_ACTIONS = ['open', 'claim'] as const;
export type TicketAction = (typeof TICKET_ACTIONS)[number];

export interface RewardTicketTicket {
  id: string;
  kind: TicketKind;
  status: TicketStatus;
  /** What it is and what it was given for. */
  title: string;
  /** What was in it, formatted; for an opened or claimed one. */
  prize?: string | undefined;
  /** Until when it can be opened, or when it was. */
  note?: string | undefined;
}

export interface RewardTicketLabels {
  statuses: Readonly<Record<TicketStatus, string>>;
  /** Verbs of the button; the title is put after it for screen readers. */
  actions: Readonly<Record<TicketAction, string>>;
}

export interface RewardTicketProps
  extends Omit<ComponentPropsWithRef<'article'>, 'children' | 'title'> {
  ticket: RewardTicketTicket;
  labels: RewardTicketLabels;
  /** Shows that the prize is being taken, and ignores presses. */
  isClaiming?: boolean;
  /** Called when an unopened one is to be opened, or the prize of an opened one taken. */
  onAct?: ((event: { id: string; action: TicketAction }) => void) | undefined;
}

/** From here on a prize is drawn smaller, in letters. */
const LONG = 14;

const TONES: Readonly<Record<TicketStatus, BadgeTone>> = {
  unopened: 'accent',
  opening: 'accent',
  opened: 'accent',
  claimed: 'positive',
  empty: 'neutral',
  expired: 'neutral',
};

const ACTIONS: Readonly<Partial<Record<TicketStatus, TicketAction>>> = {
  unopened: 'open',
  opening: 'open',
  opened: 'claim',
};

/**
 * A chance that somebody holds: an envelope, a turn of the wheel or an egg, before and after it is
 * opened. The opening itself is shown by `RewardReveal`, in a dialog. For a reward whose amount is
 * known beforehand take `MissionCard` or `PromotionCard`.
 */
export function RewardTicket({
  ticket,
  labels,
  isClaiming = false,
  onAct,
  ...rest
}: RewardTicketProps) {
  const { id, kind, status, title, prize, note } = ticket;
  const titleId = useId();
  const action = ACTIONS[status];
  const isOpen = status === 'opened' || status === 'claimed' || status === 'empty';
  return (
    <S.Root data-component="RewardTicket" data-status={status} aria-labelledby={titleId} {...rest}>
      <S.Picture>
        <TicketArt kind={kind} isOpen={isOpen && status !== 'empty'} />
      </S.Picture>
      <S.Text>
        <S.Standing>
          <Badge tone={TONES[status]}>{labels.statuses[status]}</Badge>
        </S.Standing>
        <S.Title id={titleId}>{title}</S.Title>
        {isOpen && prize !== undefined ? (
          <S.Prize data-long={prize.length > LONG || undefined}>{prize}</S.Prize>
        ) : null}
        {note === undefined ? null : <S.Note>{note}</S.Note>}
        {action === undefined || onAct === undefined ? null : (
          <S.Act>
            <Button
              tone="accent"
              size="sm"
              isLoading={status === 'opening' || isClaiming}
              aria-label={`${labels.actions[action]} ${title}`}
              onClick={() => onAct({ id, action })}
            >
              {labels.actions[action]}
            </Button>
          </S.Act>
        )}
      </S.Text>
    </S.Root>
  );
}
