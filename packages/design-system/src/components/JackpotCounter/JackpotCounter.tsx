import { type ComponentPropsWithRef, useId, useRef, useState } from 'react';
import { useAwake } from '../../hooks/useAwake';
import { useLabels } from '../../labels/useLabels';
import { PauseButton } from '../PauseButton/PauseButton';
import * as S from './JackpotCounter.styles';
import { JackpotFigure } from './JackpotFigure';
import type { Random } from './simulateJackpot';
import type { JackpotSource } from './useJackpotAmount';

export type { JackpotSource } from './useJackpotAmount';

// Created on first use: the first number format of a page takes the browser several milliseconds.
const inEnglish = (amount: string): string =>
  new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(
    amount as `${number}`,
  );

/** Only the owner knows what its note has to say; the rest may be the built-in labels. */
export interface JackpotCounterLabels {
  /** What the figure is: 'Jackpot'. */
  name?: string;
  /** Says that a simulated figure is illustrative, or when a feed's figure was measured. */
  note: string;
  pause?: string;
  resume?: string;
}

export interface JackpotCounterProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Where the figure comes from. A simulated one is always marked as such. */
  source: JackpotSource;
  labels: JackpotCounterLabels;
  /** Formats a decimal string. Default: English number format. */
  format?: (amount: string) => string;
  /** Random source of the simulation. Default: `Math.random`; tests pass their own. */
  random?: Random;
}

/**
 * A jackpot amount with rolling digits. It stops when paused, off screen or in a hidden tab. For money that
 * people own or owe use `Amount`.
 */
export function JackpotCounter({
  source,
  labels,
  format = inEnglish,
  random = Math.random,
  ...rest
}: JackpotCounterProps) {
  const texts = useLabels<Required<JackpotCounterLabels>>('JackpotCounter', labels);
  const figure = useRef<HTMLDivElement>(null);
  const noteId = useId();
  const [isPaused, setPaused] = useState(false);
  const isAwake = useAwake(figure);
  const isSimulated = source.kind === 'simulated';
  return (
    <S.Root data-component="JackpotCounter" data-source={source.kind} {...rest}>
      <S.Name aria-hidden>{texts.name}</S.Name>
      <S.Line>
        <JackpotFigure
          figure={figure}
          source={source}
          isGrowing={isAwake && !isPaused}
          random={random}
          format={format}
          name={texts.name}
          noteId={noteId}
        />
        {isSimulated ? (
          <PauseButton
            isPaused={isPaused}
            labels={labels}
            onToggle={(event) => setPaused(event.isPaused)}
          />
        ) : null}
      </S.Line>
      <S.Note id={noteId}>
        {source.kind === 'feed' ? <time dateTime={source.at}>{texts.note}</time> : texts.note}
      </S.Note>
    </S.Root>
  );
}
