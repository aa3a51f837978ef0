import { type ComponentPropsWithRef, useId, useRef, useState } from 'react';
import { useAwake } from '../../hooks/useAwake';
import { useMergedRef } from '../../hooks/useMergedRef';
import { useReducedMotion } from '../../hooks/useReducedMotion';
import { PauseButton, type PauseButtonLabels } from '../PauseButton/PauseButton';
import { type Average, AverageBar } from './AverageBar';
import * as S from './AverageBars.styles';
import type { Random } from './walkBar';

export type { Average } from './AverageBar';

export type AveragesSource =
  /** Made-up figures: the bars move at random, and a note says that they are illustrative. */
  | { kind: 'simulated' }
  /** Measured figures, with the time of the measurement (ISO 8601). */
  | { kind: 'feed'; at: string };

/** Only the owner knows what its note has to say; the others may be the built-in labels. */
export interface AverageBarsLabels extends Partial<PauseButtonLabels> {
  /** Says that the figures are illustrative, or when they were measured. */
  note: string;
}

export interface AverageBarsProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** One bar each, in the order in which they are shown. */
  averages: readonly Average[];
  /** Where the figures come from. Simulated ones are always marked as such. */
  source: AveragesSource;
  labels: AverageBarsLabels;
  /** Random source of the simulation. Default: `Math.random`; tests pass their own. */
  random?: Random;
}

/**
 * How long things take on average, as text with a bar below. The bars are decoration: screen readers
 * skip them, and they stop off screen, in a hidden tab, when paused and with reduced motion. To compare
 * figures over time use `BarChart`.
 */
export function AverageBars({
  averages,
  source,
  labels,
  random = Math.random,
  ref,
  ...rest
}: AverageBarsProps) {
  const root = useRef<HTMLDivElement>(null);
  const noteId = useId();
  const [isPaused, setPaused] = useState(false);
  const isAwake = useAwake(root);
  const isStill = useReducedMotion();
  const isSimulated = source.kind === 'simulated';
  const isWalking = isSimulated && isAwake && !isStill && !isPaused;
  return (
    <S.Root
      data-component="AverageBars"
      data-source={source.kind}
      {...rest}
      ref={useMergedRef(root, ref)}
    >
      <S.Rows aria-describedby={noteId}>
        {averages.map((average) => (
          <AverageBar
            key={average.id}
            average={average}
            isWalking={isWalking}
            isSimulated={isSimulated}
            random={random}
          />
        ))}
      </S.Rows>
      <S.Foot>
        <S.Note id={noteId}>
          {source.kind === 'feed' ? <time dateTime={source.at}>{labels.note}</time> : labels.note}
        </S.Note>
        {isSimulated && !isStill ? (
          <PauseButton
            isPaused={isPaused}
            labels={labels}
            onToggle={(event) => setPaused(event.isPaused)}
          />
        ) : null}
      </S.Foot>
    </S.Root>
  );
}
