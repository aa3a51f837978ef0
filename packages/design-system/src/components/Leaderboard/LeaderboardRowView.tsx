import { Badge } from '../Badge/Badge';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import * as S from './Leaderboard.styles';

const MEDALS = 3;

export interface LeaderboardRow {
  id: string;
  rank: number;
  /** The rank in the digits of the language. Default: the plain number. */
  rankText?: string | undefined;
  /** Name of the account, already masked. */
  name: string;
  /** The score, formatted. */
  score: string;
  /** Small text after the name: the number of missions, or the prize of this rank. */
  note?: string | undefined;
}

export interface LeaderboardRowLabels {
  /** Read by screen readers before each rank: 'Place'. */
  rank: string;
  /** Marks the viewer's own row: 'You'. */
  own: string;
}

export interface LeaderboardRowViewProps {
  row: LeaderboardRow;
  labels: LeaderboardRowLabels;
  isOwn: boolean;
}

/** One row of the ranking. */
export function LeaderboardRowView({ row, labels, isOwn }: LeaderboardRowViewProps) {
  const { rank, rankText = String(rank), name, score, note } = row;
  return (
    <S.Row data-own={isOwn || undefined} aria-current={isOwn || undefined}>
      <S.Rank data-medal={rank <= MEDALS ? rank : undefined}>
        <VisuallyHidden>{labels.rank} </VisuallyHidden>
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
