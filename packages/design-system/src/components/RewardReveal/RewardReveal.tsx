import { type ComponentPropsWithRef, type ReactNode, useRef } from 'react';
import { useMergedRef } from '../../hooks/useMergedRef';
import { useLabels } from '../../labels/useLabels';
import { TicketArt } from '../RewardTicket/TicketArt';
import type { TicketKind } from '../RewardTicket/ticketKinds';
import { PrizeWheel } from './PrizeWheel';
import * as S from './RewardReveal.styles';
import { type RevealStatus, useReveal } from './useReveal';

export { REVEAL_STATUSES, type RevealStatus } from './useReveal';

/** From this many characters the prize is drawn smaller. */
const LONG = 14;

export interface RewardRevealLabels {
  /** Shown and announced during the animation and while the result is pending. */
  opening: string;
  /** Name of the button that skips the animation. */
  skip: string;
  /** Text before the prize: 'You have won'. */
  won: string;
  empty: string;
  /** What went wrong, and that the ticket is not lost. */
  failed: string;
}

export interface RewardWheel {
  /** Texts of the prizes in wheel order, clockwise. The first one is at the top before the wheel turns. */
  segments: readonly string[];
  /** Index that the gateway drew, also for an empty segment. Ignored while `status` is `pending`. */
  landsOn?: number | undefined;
}

export interface RewardRevealProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** What is opened: an envelope, a wheel or an egg. */
  kind: TicketKind;
  /** Result from the gateway; `pending` until it is known. */
  status: RevealStatus;
  labels?: Partial<RewardRevealLabels>;
  /** The prize, formatted. */
  prize?: string | undefined;
  /**
   * Prizes of a `prizeWheel`. The wheel turns until there is a result and stops at its segment. Without them
   * it is a decorative picture.
   */
  wheel?: RewardWheel | undefined;
  /** Shown with the result: a button to claim the prize, to retry, or to go back. */
  action?: ReactNode;
  /** Called once when the result is visible. */
  onReveal?: (() => void) | undefined;
}

/**
 * The animated opening of a ticket. It decides nothing: the result comes from `status`. The animation takes
 * less than a second and can be skipped by a press or Escape; with reduced motion there is none. A late
 * result is waited for. Pass the ticket's id as `key`, so that each ticket starts a new animation. To show
 * the ticket before and after use `RewardTicket`.
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
  const texts = useLabels<RewardRevealLabels>('RewardReveal', labels);
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
            <span>{texts.skip}</span>
          </S.Skip>
        ) : null}
      </S.Stage>
      <S.Result ref={result} role="status" tabIndex={-1}>
        {phase === 'won' ? (
          <>
            <p>{texts.won}</p>
            <S.Prize data-long={(prize?.length ?? 0) > LONG || undefined}>{prize}</S.Prize>
          </>
        ) : (
          <p>{isOver ? texts[phase] : texts.opening}</p>
        )}
      </S.Result>
      {isOver && action !== undefined ? <S.Action>{action}</S.Action> : null}
    </S.Root>
  );
}
