import { Button } from '../Button/Button';
import { LinkButton } from '../LinkButton/LinkButton';
import * as S from './TournamentCard.styles';
import type { TournamentCardLabels } from './tournament';

interface TournamentCardFootProps {
  title: string;
  href: string | undefined;
  leaderboardHref: string | undefined;
  texts: Partial<TournamentCardLabels>;
  isJoining: boolean;
  onJoin: (() => void) | undefined;
}

/** The ways on: the leaderboard, and to join or, where nothing can be joined, to look. */
export function TournamentCardFoot({
  title,
  href,
  leaderboardHref,
  texts,
  isJoining,
  onJoin,
}: TournamentCardFootProps) {
  if (leaderboardHref === undefined && href === undefined && onJoin === undefined) return null;
  const nameOf = (text: string | undefined) => `${text ?? ''} ${title}`.trim();
  return (
    <S.Foot>
      {leaderboardHref === undefined ? null : (
        <S.Leaderboard href={leaderboardHref} aria-label={nameOf(texts.leaderboard)}>
          {texts.leaderboard}
        </S.Leaderboard>
      )}
      {onJoin === undefined && href === undefined ? null : (
        <S.Act>
          {onJoin === undefined && href !== undefined ? (
            <LinkButton
              href={href}
              variant="outline"
              tone="neutral"
              aria-label={nameOf(texts.view)}
            >
              {texts.view}
            </LinkButton>
          ) : (
            <Button isLoading={isJoining} aria-label={nameOf(texts.join)} onClick={onJoin}>
              {texts.join}
            </Button>
          )}
        </S.Act>
      )}
    </S.Foot>
  );
}
