import * as S from './AverageBars.styles';
import { useBarWalk } from './useBarWalk';
import type { Random } from './walkBar';

export interface Average {
  id: string;
  /** What is measured: 'Average deposit time'. */
  label: string;
  /** The average as text: '3 min'. */
  value: string;
  /** Filled fraction of the bar, 0 to 1. Ignored when the source is simulated; without it there is no bar. */
  share?: number;
}

export interface AverageBarProps {
  average: Average;
  isWalking: boolean;
  isSimulated: boolean;
  random: Random;
}

/** One figure with its bar. */
export function AverageBar({ average, isWalking, isSimulated, random }: AverageBarProps) {
  const walked = useBarWalk(isWalking, random);
  const share = isSimulated ? walked : average.share;
  return (
    <S.Row>
      <dt>{average.label}</dt>
      <dd>{average.value}</dd>
      {share === undefined ? null : <S.Bar aria-hidden style={{ '--_share': share }} />}
    </S.Row>
  );
}
