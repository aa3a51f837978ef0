import { useRef } from 'react';
import * as S from './PrizeWheel.styles';
import { useWheelTurn } from './useWheelTurn';
import { isOnItsHead, segmentPath, segmentStep, WHEEL } from './wheelGeometry';
import { wheelLines } from './wheelLines';

/** Line height of the text, in units of the drawing. */
const LINE = 6;

export interface PrizeWheelProps {
  /** Texts of the segments, clockwise. The first one is at the top before the wheel turns. */
  segments: readonly string[];
  /** Index of the winning segment; undefined until it is known. */
  landsOn: number | undefined;
  isMoving: boolean;
  /** Marks the segment under the pointer as won. */
  isWon: boolean;
}

/** A wheel with its pointer. It is decoration: the prize is also given as text. */
export function PrizeWheel({ segments, landsOn, isMoving, isWon }: PrizeWheelProps) {
  const turning = useRef<SVGGElement>(null);
  const count = segments.length;
  const { turn, style } = useWheelTurn({ turning, segmentCount: count, landsOn, isMoving });
  const { x, y, radius, hub } = WHEEL;
  return (
    <S.Root viewBox="0 0 120 120" aria-hidden focusable="false">
      <S.Turning ref={turning} data-turn={turn} style={style}>
        {segments.map((word, at) => {
          const isFlipped = isOnItsHead(at, landsOn ?? 0, count);
          return (
            <g
              key={at}
              data-segment={at}
              data-won={(isWon && at === landsOn) || undefined}
              transform={`rotate(${at * segmentStep(count)} ${x} ${y})`}
            >
              <path data-ink={at % 2 === 0 ? 'paper' : 'tinted'} d={segmentPath(count)} />
              {wheelLines(word, count).map((line, row, lines) => (
                <text
                  key={row}
                  data-flipped={isFlipped || undefined}
                  x={isFlipped ? x - radius + 9 : x + radius - 9}
                  y={y + (row - (lines.length - 1) / 2) * LINE}
                  transform={`rotate(${isFlipped ? 90 : -90} ${x} ${y})`}
                >
                  {line}
                </text>
              ))}
            </g>
          );
        })}
        <circle data-ink="rim" cx={x} cy={y} r={radius} />
      </S.Turning>
      <circle data-ink="brass" cx={x} cy={y} r={hub} />
      <path data-ink="dark" d="m60 58 6 6-6 6-6-6Z" />
      <path data-pointer data-ink="brass" d="M60 18 53 4h14Z" />
    </S.Root>
  );
}
