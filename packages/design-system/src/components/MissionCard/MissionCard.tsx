import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { GiftIcon } from '../../icons/GiftIcon';
import { noText } from '../../labels/noText';
import { useLabels } from '../../labels/useLabels';
import { Badge, type BadgeTone } from '../Badge/Badge';
import { Button } from '../Button/Button';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import * as S from './MissionCard.styles';

export const MISSION_STATUSES = [
  'locked',
  'inProgress',
  'claimable',
  'claimed',
  'expired',
] as const;
export type MissionStatus = (typeof MISSION_STATUSES)[number];

export interface MissionCardMission {
  id: string;
  title: string;
  /** What has to be done. */
  text: string;
  status: MissionStatus;
  /** Progress: `value` and `max` are only drawn, `text` is read. */
  progress?: { value: number; max: number; text: string } | undefined;
  /** The reward, formatted; with several items if money comes with points. */
  reward: string;
  /** Until when it runs, or how often it restarts. */
  period?: string | undefined;
}

export interface MissionCardLabels {
  statuses: Readonly<Record<MissionStatus, string>>;
  /** Accessible name of the progress bar. */
  progress: string;
  /** Read by screen readers before the reward. */
  reward: string;
  /** Text of the claim button; the title is appended for screen readers. */
  claim: string;
}

export interface MissionCardProps
  extends Omit<ComponentPropsWithRef<'article'>, 'children' | 'title'> {
  /** The mission, with its progress formatted. */
  mission: MissionCardMission;
  labels?: Partial<MissionCardLabels>;
  /** Heading level of the title. Default: 3. */
  headingLevel?: 2 | 3;
  /** Whether the reward is being claimed: shows a spinner and ignores presses. Default: false. */
  isClaiming?: boolean;
  /** Called when the reward is claimed. Without it there is no claim button. */
  onClaim?: ((event: { id: string }) => void) | undefined;
  /** One quiet button or link while the mission runs. */
  action?: ReactNode;
}

const TONES: Readonly<Record<MissionStatus, BadgeTone>> = {
  locked: 'neutral',
  inProgress: 'info',
  claimable: 'accent',
  claimed: 'positive',
  expired: 'neutral',
};

/**
 * A mission with a goal and a reward. For an offer to join, with terms, use `PromotionCard`; for a ranking,
 * `Leaderboard`.
 */
export function MissionCard({
  mission,
  labels,
  headingLevel = 3,
  isClaiming = false,
  onClaim,
  action,
  ...rest
}: MissionCardProps) {
  const texts = useLabels<MissionCardLabels>('MissionCard', labels);
  const { id, title, text, status, progress, reward, period } = mission;
  const titleId = useId();
  const Heading = `h${headingLevel}` as const;
  const canClaim = status === 'claimable' && onClaim !== undefined;
  const isOpen = status === 'inProgress' && action !== undefined;
  return (
    <S.Root data-component="MissionCard" data-status={status} aria-labelledby={titleId} {...rest}>
      <S.Head>
        <S.Title>
          <Heading id={titleId}>{title}</Heading>
        </S.Title>
        <Badge tone={TONES[status]}>
          {texts.statuses?.[status] ?? noText('MissionCard.statuses')}
        </Badge>
      </S.Head>
      <S.Text>{text}</S.Text>
      {progress === undefined ? null : (
        <S.Progress>
          <S.Bar
            max={progress.max}
            value={Math.min(progress.max, Math.max(0, progress.value))}
            aria-label={texts.progress}
            aria-valuetext={progress.text}
          />
          <S.Count aria-hidden>{progress.text}</S.Count>
        </S.Progress>
      )}
      <S.Foot>
        <S.Gain>
          <GiftIcon size={18} />
          <S.Reward>
            <VisuallyHidden>{texts.reward} </VisuallyHidden>
            {reward}
          </S.Reward>
        </S.Gain>
        {period === undefined ? null : <S.Period>{period}</S.Period>}
        {canClaim ? (
          <S.Act>
            <Button
              tone="accent"
              size="sm"
              isLoading={isClaiming}
              aria-label={[texts.claim, title].join(' ')}
              onClick={() => onClaim({ id })}
            >
              {texts.claim}
            </Button>
          </S.Act>
        ) : isOpen ? (
          <S.Act>{action}</S.Act>
        ) : null}
      </S.Foot>
    </S.Root>
  );
}
