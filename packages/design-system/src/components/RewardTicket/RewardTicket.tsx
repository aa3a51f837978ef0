import { type ComponentPropsWithRef, useId } from 'react';
import { noText } from '../../labels/noText';
import { useLabels } from '../../labels/useLabels';
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
  /** What it is and why it was given. */
  title: string;
  /** The prize, formatted, once opened or claimed. */
  prize?: string | undefined;
  /** Until when it can be opened, or when it was opened. */
  note?: string | undefined;
}

export interface RewardTicketLabels {
  statuses: Readonly<Record<TicketStatus, string>>;
  /** Button text of each action; the title is appended for screen readers. */
  actions: Readonly<Record<TicketAction, string>>;
}

export interface RewardTicketProps
  extends Omit<ComponentPropsWithRef<'article'>, 'children' | 'title'> {
  /** The ticket as the card shows it. */
  ticket: RewardTicketTicket;
  labels?: Partial<RewardTicketLabels>;
  /** Whether the prize is being claimed: shows a spinner and ignores presses. Default: false. */
  isClaiming?: boolean;
  /** Called to open an unopened ticket, or to claim the prize of an opened one. */
  onAct?: ((event: { id: string; action: TicketAction }) => void) | undefined;
}

/** From this many characters the prize is drawn smaller. */
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
 * A ticket with a chance to win: an envelope, a turn of the wheel or an egg, before and after it is opened.
 * Show the opening by `RewardReveal` in a dialog. For a reward of known amount use `MissionCard` or
 * `PromotionCard`.
 */
export function RewardTicket({
  ticket,
  labels,
  isClaiming = false,
  onAct,
  ...rest
}: RewardTicketProps) {
  const texts = useLabels<RewardTicketLabels>('RewardTicket', labels);
  const { id, kind, status, title, prize, note } = ticket;
  const titleId = useId();
  const action = ACTIONS[status];
  const act = action && (texts.actions?.[action] ?? noText('RewardTicket.actions'));
  const isOpen = status === 'opened' || status === 'claimed' || status === 'empty';
  return (
    <S.Root data-component="RewardTicket" data-status={status} aria-labelledby={titleId} {...rest}>
      <S.Picture>
        <TicketArt kind={kind} isOpen={isOpen && status !== 'empty'} />
      </S.Picture>
      <S.Text>
        <S.Status>
          <Badge tone={TONES[status]}>
            {texts.statuses?.[status] ?? noText('RewardTicket.statuses')}
          </Badge>
        </S.Status>
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
              aria-label={`${act} ${title}`}
              onClick={() => onAct({ id, action })}
            >
              {act}
            </Button>
          </S.Act>
        )}
      </S.Text>
    </S.Root>
  );
}
