import { Badge } from '../Badge/Badge';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import type { LeaderboardLabels, LeaderboardRow } from './Leaderboard';
import * as S from './Leaderboard.styles';

const MEDALS = 3;

export interface LeaderboardRowViewProps {
  row: LeaderboardRow;
  labels: LeaderboardLabels;
  isOwn: boolean;
}

/** One place of the list. */
export function LeaderboardRowView({ row, labels, isOwn }: LeaderboardRowViewProps) {
  const { rank, rankText = String(rank), name, score, note } = row;
  return (
    <S.Row data-own={isOwn || undefined} aria-current={isOwn || undefined}>
      <S.Rank data-medal={rank <= MEDALS ? rank : undefined}>
        <VisuallyHidden>{`${labels.rank} `}</VisuallyHidden>
        {rankText}
      </S.Rank>
      <S.Line>
        <S.Who>
          <S.Name>
            {name}{' '}
            {isOwn ? (
              <Badge variant="solid" tone="action">
                {labels.own}
              </Badge>
            ) : null}
          </S.Name>
          {note === undefined ? null : <S.Note>{note}</S.Note>}
        </S.Who>
        <S.Score>{score}</S.Score>
      </S.Line>
    </S.Row>
  );
}
