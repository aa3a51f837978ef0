import { Stack } from '@parlour/design-system/layout/Stack';
import { Meter } from '@parlour/design-system/Meter';
import {
  type ContractProgress,
  formatRate,
  numberFormat,
  useLanguage,
  useMoney,
} from '@parlour/feature-core';
import { useTranslation } from 'react-i18next';

const WHOLE = 10_000;
const asks = (amount: string): boolean => /[1-9]/.test(amount);

/** What is missing for the next step, one meter for each condition it has; nothing when the highest is reached. */
export function NextStep({ progress }: { progress: ContractProgress }) {
  const { t } = useTranslation('contractTrial');
  const { tag } = useLanguage();
  const { full } = useMoney();
  const count = numberFormat(tag).format;
  const { steps, reached, activeMembers, periodBet, periodProfitLoss } = progress;
  const next = steps.find((step, at) => !step.isMet && at >= (reached ?? 0));
  if (next === undefined) return null;
  const { tier } = next;
  const conditions = [
    {
      id: 'activeMembers' as const,
      isAsked: tier.activeMembers > 0,
      isMet: next.areMembersMet,
      value: Math.min(activeMembers, tier.activeMembers),
      max: tier.activeMembers,
      there: count(activeMembers),
      needed: count(tier.activeMembers),
    },
    {
      id: 'periodBet' as const,
      isAsked: asks(tier.periodBet),
      isMet: next.isBetMet,
      value: next.betShare,
      max: WHOLE,
      there: full(periodBet),
      needed: full(tier.periodBet),
    },
    {
      id: 'periodProfitLoss' as const,
      isAsked: asks(tier.periodProfitLoss),
      isMet: next.isResultMet,
      value: next.resultShare,
      max: WHOLE,
      there: full(periodProfitLoss),
      needed: full(tier.periodProfitLoss),
    },
  ];
  return (
    <Stack gap={8}>
      <p>
        {t('progress.toNext', {
          step: count(steps.indexOf(next) + 1),
          rate: formatRate(tier.rate, tag),
        })}
      </p>
      {conditions
        .filter(({ isAsked }) => isAsked)
        .map(({ id, isMet, value, max, there, needed }) => (
          <Meter
            key={id}
            size="sm"
            label={t(`progress.${id}`)}
            value={value}
            max={max}
            tone={isMet ? 'positive' : 'accent'}
            valueText={t('progress.of', { there, needed })}
            hint={t(isMet ? 'progress.met' : 'progress.missing')}
          />
        ))}
    </Stack>
  );
}
