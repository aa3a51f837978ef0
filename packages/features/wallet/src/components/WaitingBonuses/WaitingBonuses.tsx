import { Card } from '@parlour/design-system/Card';
import { FactList } from '@parlour/design-system/FactList';
import { Stack } from '@parlour/design-system/layout/Stack';
import { formatMoment, useLanguage, useMoney } from '@parlour/feature-core';
import type { WaitingBonus } from '@parlour/gateway-openapi/wallet';
import { useTranslation } from 'react-i18next';

export interface WaitingBonusesProps {
  bonuses: readonly WaitingBonus[];
}

/** Why some money can't be withdrawn yet: each bonus with the amount on hold, the turnover left, and how it ends. */
export function WaitingBonuses({ bonuses }: WaitingBonusesProps) {
  const { t } = useTranslation('wallet');
  const { tag } = useLanguage();
  const { full: money } = useMoney();
  return (
    <Stack gap={12}>
      <h3>{t('waiting.title')}</h3>
      <p>{t('waiting.text')}</p>
      {bonuses.map((bonus) => (
        <Card key={bonus.bonusId} header={<h4>{bonus.title}</h4>}>
          <Stack gap={12}>
            <FactList
              facts={[
                { label: t('waiting.amount'), value: money(bonus.waitingAmount), isStrong: true },
                { label: t('waiting.bonus'), value: money(bonus.amount) },
                {
                  label: t('withdraw.turnover'),
                  value: t('waiting.left', {
                    left: money(bonus.turnoverLeft),
                    required: money(bonus.turnoverRequired),
                  }),
                },
                ...(bonus.expiresAt === null
                  ? []
                  : [{ label: t('waiting.until'), value: formatMoment(bonus.expiresAt, tag) }]),
              ]}
            />
            {bonus.expiresAt === null ? null : (
              <p>
                {t('waiting.end', {
                  taken: money(bonus.takenBackAmount),
                  freed: money(bonus.freedAmount),
                })}
              </p>
            )}
          </Stack>
        </Card>
      ))}
    </Stack>
  );
}
