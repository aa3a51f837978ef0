import { Badge } from '@parlour/design-system/Badge';
import { useLanguage, useMoney } from '@parlour/feature-core';
import { useTranslation } from 'react-i18next';
import { compareSteps, STEP_FIELDS, type StepChange } from '../../model/compareSteps';
import { stepFigures } from '../../model/stepFigures';
import type { TierTerms } from '../../model/stepWords';
import { useContractLabels } from '../../model/useContractLabels';
import { useStepWords } from '../../model/useStepWords';
import * as S from './ContractComparison.styles';

/** The terms of a contract at one time. */
export interface ContractVersion {
  /** Code of the period that is counted together. */
  period: string;
  /** Steps, lowest first; amounts are decimal strings, rates basis points. */
  tiers: readonly TierTerms[];
}

export interface ContractComparisonProps {
  /** Code of the kind; both versions have the same. */
  kind: string;
  before: ContractVersion;
  after: ContractVersion;
  /** Heading of the earlier version. Default: "Before". */
  beforeLabel?: string;
  /** Heading of the later version. Default: "Now". */
  afterLabel?: string;
}

const TONES = {
  added: 'positive',
  removed: 'danger',
  changed: 'warning',
  same: 'neutral',
} as const;

/** Two versions of a contract side by side, step by step, with what differs named in words (AG-04, AG-06). */
export function ContractComparison({
  kind,
  before,
  after,
  beforeLabel,
  afterLabel,
}: ContractComparisonProps) {
  const { t } = useTranslation('contractWords');
  const { t: shared } = useTranslation('shared');
  const labels = {
    before: beforeLabel ?? t('comparison.before'),
    after: afterLabel ?? t('comparison.after'),
  };
  const sentenceOf = useStepWords(kind);
  const hasOtherPeriod = before.period !== after.period;
  const changes = compareSteps(before.tiers, after.tiers);
  const periodText = (period: string) => shared(`contract.periods.${period}`);
  return (
    <S.Rows role="list" aria-label={t('comparison.label')}>
      {hasOtherPeriod ? (
        <S.Row data-change="changed">
          <Badge tone={TONES.changed}>{t('comparison.changed')}</Badge>
          <Sides
            labels={labels}
            before={periodText(before.period)}
            after={periodText(after.period)}
          />
        </S.Row>
      ) : null}
      {changes.map((change, at) => (
        <S.Row key={`${String(at)} ${change.change}`} data-change={change.change}>
          <Badge tone={TONES[change.change]}>{t(`comparison.${change.change}`)}</Badge>
          {change.change === 'same' && !hasOtherPeriod ? (
            <p>{sentenceOf(after.period, change.after)}</p>
          ) : (
            <Sides
              labels={labels}
              before={change.before && sentenceOf(before.period, change.before)}
              after={change.after && sentenceOf(after.period, change.after)}
            />
          )}
          <ChangedFigures {...change} />
        </S.Row>
      ))}
    </S.Rows>
  );
}

interface SidesProps {
  labels: { before: string; after: string };
  /** Null where that version has no such step. */
  before: string | null;
  after: string | null;
}

function Sides({ labels, before, after }: SidesProps) {
  const { t } = useTranslation('contractWords');
  return (
    <S.Sides>
      <div data-side="before">
        <dt>{labels.before}</dt>
        <dd>{before ?? t('comparison.none')}</dd>
      </div>
      <div data-side="after">
        <dt>{labels.after}</dt>
        <dd>{after ?? t('comparison.none')}</dd>
      </div>
    </S.Sides>
  );
}

/** Which figures of a changed step differ. */
function ChangedFigures({ change, before, after }: StepChange) {
  const { t } = useTranslation('contractWords');
  const { tag } = useLanguage();
  const money = useMoney();
  const { tierFields } = useContractLabels();
  if (change !== 'changed') return null;
  const figures = { ...money, tag };
  const [old, now] = [stepFigures(before, figures), stepFigures(after, figures)];
  return (
    <S.Figures role="list">
      {STEP_FIELDS.filter((field) => before[field] !== after[field]).map((field) => (
        <li key={field}>
          {t('comparison.field', {
            field: tierFields[field],
            before: old[field],
            after: now[field],
          })}
        </li>
      ))}
    </S.Figures>
  );
}
