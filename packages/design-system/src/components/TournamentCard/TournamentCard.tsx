import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { CheckIcon } from '../../icons/CheckIcon';
import { useLabels } from '../../labels/useLabels';
import { Badge, type BadgeTone } from '../Badge/Badge';
import { SmartImage } from '../SmartImage/SmartImage';
import * as S from './TournamentCard.styles';
import { TournamentCardFoot } from './TournamentCardFoot';
import type {
  TournamentCardLabels,
  TournamentCardTournament,
  TournamentStatus,
} from './tournament';

export {
  TOURNAMENT_STATUSES,
  type TournamentCardLabels,
  type TournamentCardTournament,
  type TournamentStatus,
} from './tournament';

export interface TournamentCardProps
  extends Omit<ComponentPropsWithRef<'article'>, 'children' | 'title'> {
  /** The tournament, with its texts and amounts formatted. */
  tournament: TournamentCardTournament;
  /** Address of the tournament. The whole card is then a link to it. Default: none. */
  href?: string | undefined;
  /** Address of its leaderboard. Default: none. */
  leaderboardHref?: string | undefined;
  /** Shown beside the status, such as a `Countdown` of size `sm`. Default: none. */
  timer?: ReactNode;
  labels?: Partial<TournamentCardLabels>;
  /** Heading level of the title. Default: 3. */
  headingLevel?: 2 | 3;
  /** Whether joining is under way: shows a spinner and ignores presses. Default: false. */
  isJoining?: boolean;
  /** Loads the picture at once; for the first cards of a page. Default: false. */
  isEager?: boolean;
  /** Called to join one that has not ended. Without it, or with a `reason`, there is no such button. */
  onJoin?: ((event: { id: string }) => void) | undefined;
}

const TONES: Readonly<Record<TournamentStatus, BadgeTone>> = {
  upcoming: 'info',
  running: 'action',
  ended: 'neutral',
  cancelled: 'warning',
};

/**
 * A tournament in a list: its prize pool, when it runs, the player's own place, and the way in. Put cards into a
 * `Grid`. For the places of all players use `Leaderboard`; for an offer without a ranking, `PromotionCard`; for a goal of
 * one's own, `MissionCard`; while tournaments load, `TournamentCardSkeleton`.
 */
export function TournamentCard({
  tournament,
  href,
  leaderboardHref,
  timer,
  labels,
  headingLevel = 3,
  isJoining = false,
  isEager = false,
  onJoin,
  ...rest
}: TournamentCardProps) {
  const texts = useLabels<Partial<TournamentCardLabels>>('TournamentCard', labels);
  const { id, title, status, prizePool, period, rules, isJoined = false, own, reason } = tournament;
  const titleId = useId();
  const Heading = `h${headingLevel}` as const;
  const isOpen = status === 'upcoming' || status === 'running';
  const canJoin = isOpen && !isJoined && reason === undefined && onJoin !== undefined;
  return (
    <S.Root
      data-component="TournamentCard"
      data-status={status}
      aria-labelledby={titleId}
      {...rest}
    >
      <S.Media>
        <SmartImage
          src={tournament.src}
          fallbackSrc={tournament.fallbackSrc}
          averageColor={tournament.averageColor}
          alt=""
          ratio="16 / 9"
          isEager={isEager}
        />
      </S.Media>
      <S.Body>
        <S.Title>
          <Heading id={titleId} dir="auto">
            {href === undefined ? title : <S.Lead href={href}>{title}</S.Lead>}
          </Heading>
        </S.Title>
        {prizePool === undefined ? null : (
          <S.Prize>
            <span>{texts.prizePool}</span> <bdi>{prizePool}</bdi>
          </S.Prize>
        )}
        <S.Standing>
          <Badge tone={TONES[status]}>{texts.statuses?.[status]}</Badge>
          {isJoined ? (
            <Badge tone="positive" icon={<CheckIcon size={14} />}>
              {texts.joined}
            </Badge>
          ) : null}
          {isOpen ? timer : null}
        </S.Standing>
        {period === undefined ? null : <S.Period>{period}</S.Period>}
        {rules === undefined ? null : <S.Rules>{rules}</S.Rules>}
        {reason === undefined ? null : <S.Reason>{reason}</S.Reason>}
        {own === undefined ? null : (
          <S.Own>
            <div>
              <dt>{texts.place}</dt>
              <dd>{own.place}</dd>
            </div>
            {own.points === undefined ? null : (
              <div>
                <dt>{texts.points}</dt>
                <dd>{own.points}</dd>
              </div>
            )}
          </S.Own>
        )}
        <TournamentCardFoot
          title={title}
          href={href}
          leaderboardHref={leaderboardHref}
          texts={texts}
          isJoining={isJoining}
          onJoin={canJoin ? () => onJoin({ id }) : undefined}
        />
      </S.Body>
    </S.Root>
  );
}
