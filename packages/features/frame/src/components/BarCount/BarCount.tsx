import { Badge } from '@parlour/design-system/Badge';
import { VisuallyHidden } from '@parlour/design-system/VisuallyHidden';
import { countText, lazyChunk, useLanguage } from '@parlour/feature-core';
import { useTranslation } from 'react-i18next';
import { useContractsLabel } from '../../model/useContractsLabel';
import { useCounts } from '../../model/useCounts';
import * as S from './BarCount.styles';

export interface BarCountProps {
  /** What is counted; of an account, its messages and what waits of its contracts. */
  of: 'account' | 'promotions';
}

/** The badge of a count on a phone's bottom bar (HDR-09, AG-10); nothing at zero. */
export default lazyChunk<BarCountProps>(() => Promise.resolve({ default: Count }), {
  hasTexts: true,
  isOptional: true,
});

function Count({ of }: BarCountProps) {
  const { t } = useTranslation('frameLate');
  const { tag } = useLanguage();
  const labelOf = useContractsLabel();
  const { promotions, messages, contracts } = useCounts();
  const waiting =
    of === 'promotions'
      ? [{ count: promotions ?? 0, label: t('member.open', { waiting: promotions ?? 0 }) }]
      : [
          { count: messages ?? 0, label: t('member.unread', { waiting: messages ?? 0 }) },
          ...(contracts === null ? [] : [{ count: contracts.waiting, label: labelOf(contracts) }]),
        ];
  const shown = waiting.filter(({ count }) => count > 0);
  if (shown.length === 0) return null;
  return (
    <>
      <S.Count aria-hidden>
        <Badge size="sm" variant="solid" tone="accent">
          {countText(
            tag,
            shown.reduce((sum, { count }) => sum + count, 0),
          )}
        </Badge>
      </S.Count>
      <VisuallyHidden>{shown.map(({ label }) => label).join('; ')}</VisuallyHidden>
    </>
  );
}
