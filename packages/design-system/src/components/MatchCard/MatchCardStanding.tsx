import type { ReactNode } from 'react';
import { Badge, type BadgeTone } from '../Badge/Badge';
import * as S from './MatchCard.styles';
import type { MatchCardLabels, MatchCardMatch } from './match';

const TONES = { live: 'action', suspended: 'warning', ended: 'neutral' } as const satisfies Record<
  string,
  BadgeTone
>;

interface MatchCardStandingProps {
  match: MatchCardMatch;
  timer: ReactNode;
  texts: Partial<MatchCardLabels>;
}

/** Where a match stands: its start, or its state and clock. */
export function MatchCardStanding({
  match: { status, start, clock },
  timer,
  texts,
}: MatchCardStandingProps) {
  if (status === 'upcoming') {
    if (timer !== undefined) return timer;
    return start === undefined ? null : <time dateTime={start.dateTime}>{start.text}</time>;
  }
  return (
    <S.Standing>
      <Badge tone={TONES[status]}>{texts[status]}</Badge>
      {clock === undefined || status === 'ended' ? null : <S.Clock>{clock}</S.Clock>}
    </S.Standing>
  );
}
