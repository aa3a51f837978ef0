import * as S from './AverageBars.styles';
import { useBarWalk } from './useBarWalk';
import type { Random } from './walkBar';

export interface Average {
  id: string;
  /** What takes its time: 'Average deposit time'. */
  label: string;
  /** How long, in words: '3 min'. */
  value: string;
  /** Part of the bar that is filled, 0 to 1; for figures that are measured. */
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
