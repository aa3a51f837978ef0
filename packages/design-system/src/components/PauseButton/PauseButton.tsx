import type { ComponentPropsWithRef } from 'react';
import { PauseIcon } from '../../icons/PauseIcon';
import { PlayIcon } from '../../icons/PlayIcon';
import { useLabels } from '../../labels/useLabels';
import * as S from './PauseButton.styles';

export const PAUSE_BUTTON_VARIANTS = ['plain', 'picture'] as const;
export type PauseButtonVariant = (typeof PAUSE_BUTTON_VARIANTS)[number];

export interface PauseButtonLabels {
  /** Name while it moves: 'Pause'. */
  pause: string;
  /** Name while it is paused: 'Resume'. */
  resume: string;
}

export interface PauseButtonProps
  extends Omit<ComponentPropsWithRef<'button'>, 'children' | 'onToggle' | 'onClick'> {
  /** Whether the motion that it controls is paused. */
  isPaused: boolean;
  labels?: Partial<PauseButtonLabels>;
  /** Called with the new state when the button is pressed. */
  onToggle: (event: { isPaused: boolean }) => void;
  /** Use `picture` on a picture: it takes the colour of its surroundings. Default: `plain`. */
  variant?: PauseButtonVariant;
}

/**
 * Pauses and resumes content that moves by itself. Everything that moves for more than five seconds needs
 * one. For other switches use `IconButton` or `Switch`.
 */
export function PauseButton({
  isPaused,
  labels,
  onToggle,
  variant = 'plain',
  ...rest
}: PauseButtonProps) {
  const texts = useLabels<PauseButtonLabels>('PauseButton', labels);
  return (
    <S.Root
      data-component="PauseButton"
      data-variant={variant}
      type="button"
      aria-label={isPaused ? texts.resume : texts.pause}
      onClick={() => onToggle({ isPaused: !isPaused })}
      {...rest}
    >
      {isPaused ? <PlayIcon size={16} /> : <PauseIcon size={16} />}
    </S.Root>
  );
}
