import { type ComponentPropsWithRef, type FocusEvent, useEffect, useRef } from 'react';
import { isComposing } from '../../hooks/isComposing';
import { readTopModal } from '../../hooks/topModal';
import { useLatest } from '../../hooks/useLatest';
import { useMergedRef } from '../../hooks/useMergedRef';
import { CloseIcon } from '../../icons/CloseIcon';
import { useLabels } from '../../labels/useLabels';
import { IconButton } from '../IconButton/IconButton';
import { useLiveRegionReady } from '../ToastRegion/useLiveRegionReady';
import * as S from './WinCelebration.styles';
import { WinShimmer } from './WinShimmer';

/** From this many characters the amount is drawn smaller. */
const LONG = 14;

export interface WinCelebrationLabels {
  /** Text before the amount: 'You have won'. */
  won: string;
  /** Name of the close button. */
  close: string;
}

export interface WinCelebrationProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Whether the win is shown. The shimmer plays once each time this becomes true. */
  isOpen: boolean;
  /** The win, formatted with its currency: '$ 1,240.00'. */
  amount: string;
  /** What was played and staked: 'Lantern Koi · stake $ 2.00'. Default: none. */
  detail?: string | undefined;
  labels?: Partial<WinCelebrationLabels>;
  /** Called when the player closes it, by the button or Escape. */
  onClose: () => void;
}

/**
 * A brief brass shimmer and the amount of a rare, large win: from a level that you decide, such as ten times the stake.
 * It lies in the middle of the box with `position: relative` around it, takes no focus, lets presses beside it through,
 * and says the amount once. The shimmer ends by itself within three seconds, and there is none with reduced motion, off
 * screen or in a hidden tab; the amount stays until it is closed. Keep it mounted and change `isOpen`.
 *
 * Never use it for a payout at or below the stake: that is a loss, and celebrating it misleads; some regulators forbid it.
 * Nor to suggest another bet: it has no button but the one that closes it. For an ordinary win show an `Amount`; for
 * the prize of a ticket use `RewardReveal`; for wins of others, `WinnersBoard`.
 */
export function WinCelebration({
  isOpen,
  amount,
  detail,
  labels,
  onClose,
  onFocus,
  ref,
  ...rest
}: WinCelebrationProps) {
  const texts = useLabels<Partial<WinCelebrationLabels>>('WinCelebration', labels);
  const root = useRef<HTMLDivElement>(null);
  const before = useRef<HTMLElement>(null);
  const isShown = useLiveRegionReady(null, !isOpen) && isOpen;

  const close = (): void => {
    // The close button is removed and would lose the focus.
    const hadFocus = root.current?.contains(document.activeElement) === true;
    onClose();
    if (hadFocus && before.current?.isConnected === true) before.current.focus();
  };
  const closeLatest = useLatest(close);

  useEffect(() => {
    if (!isShown) return undefined;
    const handleKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || isComposing(event)) return;
      const modal = readTopModal();
      if (modal !== null && !modal.contains(root.current)) return;
      // The first Escape closes the celebration; only the next one closes a dialog around it.
      event.preventDefault();
      event.stopPropagation();
      closeLatest.current();
    };
    document.addEventListener('keydown', handleKey, { capture: true });
    return () => document.removeEventListener('keydown', handleKey, { capture: true });
  }, [isShown, closeLatest]);

  const handleFocus = (event: FocusEvent<HTMLDivElement>): void => {
    const { relatedTarget, currentTarget } = event;
    if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
      before.current = relatedTarget;
    onFocus?.(event);
  };

  return (
    <S.Root
      data-component="WinCelebration"
      data-open={isShown || undefined}
      {...rest}
      ref={useMergedRef(root, ref)}
      onFocus={handleFocus}
    >
      <S.Card>
        {isShown ? <WinShimmer key={amount} /> : null}
        {/* Always rendered: screen readers announce only changes of a region that they already know. */}
        <S.Text role="status">
          {isShown ? (
            <>
              <p>{texts.won}</p>
              <S.Amount data-long={amount.length > LONG || undefined}>
                <bdi>{amount}</bdi>
              </S.Amount>
              {detail === undefined ? null : <p dir="auto">{detail}</p>}
            </>
          ) : null}
        </S.Text>
        {isShown ? (
          <S.Close>
            <IconButton label={texts.close ?? ''} icon={<CloseIcon />} onClick={close} />
          </S.Close>
        ) : null}
      </S.Card>
    </S.Root>
  );
}
