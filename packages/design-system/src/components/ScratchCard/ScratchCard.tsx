import {
  type ComponentPropsWithRef,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useLatest } from '../../hooks/useLatest';
import { useReducedMotion } from '../../hooks/useReducedMotion';
import { useLabels } from '../../labels/useLabels';
import { Button } from '../Button/Button';
import * as S from './ScratchCard.styles';
import { ScratchCover } from './ScratchCover';

export const SCRATCH_STATUSES = ['covered', 'pending', 'won', 'empty', 'failed', 'used'] as const;
export type ScratchStatus = (typeof SCRATCH_STATUSES)[number];

/** From this many characters the prize is drawn smaller. */
const LONG = 14;

export interface ScratchCardLabels {
  /** Shown on the cover: 'Scratch here'. */
  hint: string;
  /** Button that uncovers everything: 'Reveal'. */
  reveal: string;
  /** Shown and announced while the result is awaited. */
  opening: string;
  /** Text before the prize: 'You have won'. */
  won: string;
  empty: string;
  /** What went wrong, and that the card is not lost. */
  failed: string;
  /** Button after an error. */
  retry: string;
  /** Says that the card was uncovered before: 'Already opened'. */
  used: string;
}

export interface ScratchCardProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Accessible name: 'Scratch card for five visits'. */
  label: string;
  /** `covered` until the player starts, then `pending` until the gateway has answered. `used` is one from before. */
  status: ScratchStatus;
  /** The prize, formatted. Give it once the gateway has answered, not before: it is drawn under the cover. */
  prize?: string | undefined;
  labels?: Partial<ScratchCardLabels>;
  /** Shown with the result: a button to claim the prize, or a way back. Default: none. */
  action?: ReactNode;
  /** Called when the player begins to scratch, presses the button, or tries again: ask the gateway now. */
  onOpen: () => void;
  /** Called once when the result is visible. */
  onReveal?: (() => void) | undefined;
}

/**
 * A card whose cover is scratched off by mouse, pen or finger, or taken off by its button, which does the same by keyboard.
 * It decides nothing: the result is asked for with the first stroke and comes by `status`. With reduced motion a stroke
 * takes the whole cover off. Pass the ticket's id as `key`. For an envelope, a wheel or an egg use
 * `RewardReveal`; for the card in a list of tickets, `RewardTicket`; for a reward of known amount, `MissionCard`.
 */
export function ScratchCard({
  label,
  status,
  prize,
  labels,
  action,
  onOpen,
  onReveal,
  ...rest
}: ScratchCardProps) {
  const texts = useLabels<Partial<ScratchCardLabels>>('ScratchCard', labels);
  const result = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const hadFocus = useRef(false);
  const hasAsked = useRef(false);
  const hasTold = useRef(false);
  const isStill = useReducedMotion();
  const [isOff, setIsOff] = useState(status !== 'covered');
  const onRevealLatest = useLatest(onReveal);

  const isDrawn = status === 'won' || status === 'empty';
  const isRevealed = isOff && isDrawn;
  const isOver = isRevealed || status === 'used';
  // Nothing to scratch is left after an error: a retry goes on without the cover.
  if (status === 'failed' && !isOff) setIsOff(true);

  // Two presses before the owner has answered are one.
  useEffect(() => {
    hasAsked.current = false;
  }, [status]);
  const open = (): void => {
    if (hasAsked.current || (status !== 'covered' && status !== 'failed')) return;
    hasAsked.current = true;
    onOpen();
  };
  const handlePress = (): void => {
    hadFocus.current = document.activeElement === button.current;
    setIsOff(true);
    open();
  };

  // The button is removed with the result and would lose the focus.
  useLayoutEffect(() => {
    if (isOver && hadFocus.current && document.activeElement === document.body)
      result.current?.focus();
  }, [isOver]);

  useEffect(() => {
    if (!isRevealed || hasTold.current) return;
    hasTold.current = true;
    onRevealLatest.current?.();
  }, [isRevealed, onRevealLatest]);

  const hasPrize = prize !== undefined && (status === 'won' || status === 'used');
  const words =
    status === 'covered' ? null : (
      <>
        <p>{status === 'pending' ? texts.opening : texts[status]}</p>
        {hasPrize ? (
          <S.Prize data-long={prize.length > LONG || undefined}>
            <bdi>{prize}</bdi>
          </S.Prize>
        ) : null}
      </>
    );

  return (
    <S.Root
      data-component="ScratchCard"
      data-status={status}
      data-off={isOff || undefined}
      role="group"
      aria-label={label}
      {...rest}
    >
      <S.Stage>
        {/* Under the cover it is for the eyes alone; the region is told when it is all visible. */}
        <S.Result ref={result} role="status" tabIndex={-1}>
          {isOff ? <S.Words>{words}</S.Words> : null}
        </S.Result>
        {isOff ? null : <S.Words aria-hidden>{words}</S.Words>}
        {status === 'failed' || status === 'used' ? null : (
          <ScratchCover
            hint={status === 'covered' ? texts.hint : undefined}
            isOff={isOff}
            onStart={() => {
              if (isStill) setIsOff(true);
              open();
            }}
            onEnough={() => {
              setIsOff(true);
              open();
            }}
          />
        )}
      </S.Stage>
      <S.Foot>
        {isOver ? (
          action
        ) : (
          <Button
            ref={button}
            tone="accent"
            isLoading={status === 'pending' && isOff}
            onClick={handlePress}
          >
            {status === 'failed' ? texts.retry : texts.reveal}
          </Button>
        )}
      </S.Foot>
    </S.Root>
  );
}
