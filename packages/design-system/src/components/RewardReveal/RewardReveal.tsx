import { type ComponentPropsWithRef, type ReactNode, useRef } from 'react';
import { useMergedRef } from '../../hooks/useMergedRef';
import { TicketArt } from '../RewardTicket/TicketArt';
import type { TicketKind } from '../RewardTicket/ticketKinds';
import { PrizeWheel } from './PrizeWheel';
import * as S from './RewardReveal.styles';
import { type RevealStatus, useReveal } from './useReveal';

export { REVEAL_STATUSES, type RevealStatus } from './useReveal';

/** From here on a prize is drawn smaller, in letters. */
const LONG = 14;

export interface RewardRevealLabels {
  /** Said while it opens and while the result is awaited. */
  opening: string;
  /** Name of the way past the movement. */
  skip: string;
  /** Said before the prize: 'You have won'. */
  won: string;
  empty: string;
  /** What happened, and that the ticket is not lost. */
  failed: string;
}

export interface RewardWheel {
  /** Words of the prizes in their places, clockwise; the first one stands at the top before the turn. */
  segments: readonly string[];
  /** Place that the gateway drew, from 0, also where it holds nothing; not looked at while `status` is `pending`. */
  landsOn?: number | undefined;
}

export interface RewardRevealProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  kind: TicketKind;
  /** What the gateway said; `pending` until it has. */
  status: RevealStatus;
  labels: RewardRevealLabels;
  /** What was won, formatted. */
  prize?: string | undefined;
  /**
   * The prizes of a `prizeWheel`: it turns until the result is there and ends on its place. Without
   * them the wheel is a mere picture.
   */
  wheel?: RewardWheel | undefined;
  /** The way on, shown with the result: to take the prize, to try again, to go back. */
  action?: ReactNode;
  /** Called once when the result can be seen. */
  onReveal?: (() => void) | undefined;
}

/**
 * The opening of a ticket. It decides nothing: the result comes by `status`, and is shown when the
 * movement has ended, which takes less than a second and can be skipped by a press or by Escape; for who
 * asked for less motion it is there at once. A late result is waited for. Give it the ticket's id as `key`, so that each one opens anew. The ticket before
 * and after it is a `RewardTicket`.
 */
export function RewardReveal({
  kind,
  status,
  labels,
  prize,
  wheel,
  action,
  onReveal,
  ref,
  ...rest
}: RewardRevealProps) {
  const root = useRef<HTMLDivElement>(null);
  const result = useRef<HTMLDivElement>(null);
  const isLedByResult = wheel !== undefined;
  const { phase, skip } = useReveal({ status, isLedByResult, root, result, onReveal });
  const isOver = phase !== 'opening' && phase !== 'pending';
  const isDrawn = status === 'won' || status === 'empty';
  return (
    <S.Root
      data-component="RewardReveal"
      data-phase={phase}
      {...rest}
      ref={useMergedRef(root, ref)}
    >
      <S.Stage data-kind={kind} data-wheel={isLedByResult || undefined}>
        {wheel === undefined ? (
          <TicketArt kind={kind} isOpen={phase === 'won'} />
        ) : (
          <PrizeWheel
            segments={wheel.segments}
            landsOn={isDrawn ? wheel.landsOn : undefined}
            isMoving={phase === 'opening'}
            isWon={phase === 'won'}
          />
        )}
        {phase === 'opening' ? (
          <S.Skip type="button" onClick={skip}>
            <span>{labels.skip}</span>
          </S.Skip>
        ) : null}
      </S.Stage>
      <S.Result ref={result} role="status" tabIndex={-1}>
        {phase === 'won' ? (
          <>
            <p>{labels.won}</p>
            <S.Prize data-long={(prize?.length ?? 0) > LONG || undefined}>{prize}</S.Prize>
          </>
        ) : (
          <p>{isOver ? labels[phase] : labels.opening}</p>
        )}
      </S.Result>
      {isOver && action !== undefined ? <S.Action>{action}</S.Action> : null}
    </S.Root>
  );
}
