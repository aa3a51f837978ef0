import { Card } from '@parlour/design-system/Card';
import { Stack } from '@parlour/design-system/layout/Stack';
import { VipRank } from '@parlour/design-system/VipRank';
import { useMoney } from '@parlour/feature-core';
import { LoadError, LoadingRows } from '@parlour/feature-shared';
import { useTranslation } from 'react-i18next';
import { VipLevels } from '../../components/VipLevels/VipLevels';
import { useVip } from '../../model/useVip';

/** The member's VIP level, progress to the next, and what each level brings (SUP-06). */
export default function VipPage() {
  const { t } = useTranslation('member');
  const { full: money } = useMoney();
  const vip = useVip();
  if (vip.status === 'failed') return <LoadError title={t('vip.failed')} state={vip} />;
  if (vip.status === 'loading') return <LoadingRows heights={[120, 140, 140]} />;
  const { level, label, turnover, next } = vip.data;
  return (
    <Stack gap={24}>
      <Card size="lg">
        <Stack gap={16}>
          <VipRank
            size="lg"
            name={label}
            level={level}
            labels={{ rank: t('vip.rank'), progress: t('vip.progress') }}
            progress={
              next === null
                ? undefined
                : {
                    share: next.share,
                    text: t('vip.way', {
                      done: money(turnover),
                      needed: money(next.turnover),
                      name: next.label,
                    }),
                  }
            }
          />
          <p>{next === null ? t('vip.top', { done: money(turnover) }) : t('vip.counts')}</p>
        </Stack>
      </Card>
      <VipLevels progress={vip.data} />
    </Stack>
  );
}
