import type { ComponentPropsWithRef } from 'react';
import { PauseIcon } from '../../icons/PauseIcon';
import { PlayIcon } from '../../icons/PlayIcon';
import * as S from './PauseButton.styles';

export const PAUSE_BUTTON_VARIANTS = ['plain', 'picture'] as const;
export type PauseButtonVariant = (typeof PAUSE_BUTTON_VARIANTS)[number];

export interface PauseButtonLabels {
  /** Name while it moves: what a press does. */
  pause: string;
  /** Name while it rests. */
  resume: string;
}

export interface PauseButtonProps
  extends Omit<ComponentPropsWithRef<'button'>, 'children' | 'onToggle' | 'onClick'> {
  isPaused: boolean;
  labels: PauseButtonLabels;
  /** Called with what is wanted next. */
  onToggle: (event: { isPaused: boolean }) => void;
  /** `picture` where it lies on one: it takes the colour of what is around it. */
  variant?: PauseButtonVariant;
}

/**
 * Stops what moves by itself and lets it go on: everything that moves for more than five seconds has one.
 * For any other switch take `IconButton` or `Switch`.
 */
export function PauseButton({
  isPaused,
  labels,
  onToggle,
  variant = 'plain',
  ...rest
}: PauseButtonProps) {
  return (
    <S.Root
      data-component="PauseButton"
      data-variant={variant}
      type="button"
      aria-label={isPaused ? labels.resume : labels.pause}
      onClick={() => onToggle({ isPaused: !isPaused })}
      {...rest}
    >
      {isPaused ? <PlayIcon size={16} /> : <PauseIcon size={16} />}
    </S.Root>
  );
}
