import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { noText } from '../../labels/noText';
import { useLabels } from '../../labels/useLabels';
import { Badge } from '../Badge/Badge';
import { Button } from '../Button/Button';
import { SmartImage } from '../SmartImage/SmartImage';
import * as S from './PromotionCard.styles';
import {
  ACTION_STYLES,
  type PromotionAction,
  type PromotionStatus,
  STATUS_TONES,
} from './promotionStatus';

export {
  PROMOTION_ACTIONS,
  PROMOTION_STATUSES,
  type PromotionAction,
  type PromotionStatus,
  STATUS_TONES,
} from './promotionStatus';

export interface PromotionCardPromotion {
  id: string;
  title: string;
  /** Target of the whole card. Without it the title is plain text. */
  href?: string | undefined;
  src?: string | undefined;
  fallbackSrc?: string | undefined;
  /** Colour shown until the picture has loaded. */
  averageColor?: string | undefined;
  /** Name of the kind, shown on the picture. */
  kind: string;
  status: PromotionStatus;
  /** The action that the user can take now; `none` shows no button. */
  action: PromotionAction | 'none';
  /** The terms in one sentence. */
  summary: string;
  /** When it runs or how often it restarts, as text. */
  period?: string | undefined;
  /** Why the application was rejected. */
  reason?: string | undefined;
  /** Remaining places or tickets: '214 places left'. */
  remaining?: string | undefined;
}

export interface PromotionCardLabels {
  /** Text of each status. */
  statuses: Readonly<Record<PromotionStatus, string>>;
  /** Button text of each action; the title is appended for screen readers. */
  actions: Readonly<Record<PromotionAction, string>>;
}

export interface PromotionCardProps
  extends Omit<ComponentPropsWithRef<'article'>, 'children' | 'title'> {
  /** The promotion as the card shows it. */
  promotion: PromotionCardPromotion;
  labels?: Partial<PromotionCardLabels>;
  /** Heading level of the title. Default: 3. */
  headingLevel?: 2 | 3;
  /** Whether the action is running: shows a spinner and ignores presses. Default: false. */
  isActing?: boolean;
  /** Loads the picture at once. Use it for the first cards of a page. Default: false. */
  isEager?: boolean;
  /** Called when the action is taken. Without it there is no button. */
  onAct?: ((event: { id: string; action: PromotionAction }) => void) | undefined;
  /** Shown below the terms, such as the user's progress. */
  children?: ReactNode;
}

/**
 * One promotion of a list: what it is, its terms in a sentence, the user's status, and the next action. Put
 * cards into a `Grid` and the full terms on the page behind the link. For a goal with a count use
 * `MissionCard`.
 */
export function PromotionCard({
  promotion,
  labels,
  headingLevel = 3,
  isActing = false,
  isEager = false,
  onAct,
  children,
  ...rest
}: PromotionCardProps) {
  const texts = useLabels<PromotionCardLabels>('PromotionCard', labels);
  const { id, title, href, kind, status, action, summary, period, reason, remaining } = promotion;
  const titleId = useId();
  const Heading = `h${headingLevel}` as const;
  const canAct = onAct !== undefined && action !== 'none';
  const act = canAct ? (texts.actions?.[action] ?? noText('PromotionCard.actions')) : '';
  return (
    <S.Root data-component="PromotionCard" data-status={status} aria-labelledby={titleId} {...rest}>
      <S.Media>
        <SmartImage
          src={promotion.src}
          fallbackSrc={promotion.fallbackSrc}
          averageColor={promotion.averageColor}
          alt=""
          ratio="16 / 9"
          isEager={isEager}
        />
      </S.Media>
      <S.Body>
        <S.Title>
          <Heading id={titleId}>
            {href === undefined ? title : <S.Lead href={href}>{title}</S.Lead>}
          </Heading>
        </S.Title>
        <S.Kind>{kind}</S.Kind>
        <S.Status>
          <Badge tone={STATUS_TONES[status]}>
            {texts.statuses?.[status] ?? noText('PromotionCard.statuses')}
          </Badge>
        </S.Status>
        {period === undefined ? null : <S.Period>{period}</S.Period>}
        <S.Summary>{summary}</S.Summary>
        {status === 'rejected' && reason !== undefined ? <S.Reason>{reason}</S.Reason> : null}
        {children}
        {canAct || remaining !== undefined ? (
          <S.Foot>
            {remaining === undefined ? null : <S.Remaining>{remaining}</S.Remaining>}
            {canAct ? (
              <S.Act>
                <Button
                  {...ACTION_STYLES[action]}
                  isLoading={isActing}
                  aria-label={`${act} ${title}`}
                  onClick={() => onAct({ id, action })}
                >
                  {act}
                </Button>
              </S.Act>
            ) : null}
          </S.Foot>
        ) : null}
      </S.Body>
    </S.Root>
  );
}
