import { Badge } from '@parlour/design-system/Badge';
import { VisuallyHidden } from '@parlour/design-system/VisuallyHidden';
import { countText, lazyChunk, useLanguage } from '@parlour/feature-core';
import { useTranslation } from 'react-i18next';
import { useCounts } from '../../model/useCounts';
import * as S from './BarCount.styles';

export interface BarCountProps {
  /** What is counted. */
  of: 'messages' | 'promotions';
}

/** The badge of unread messages or promotions on a phone's bottom bar (HDR-09); nothing at zero. */
export default lazyChunk<BarCountProps>(() => Promise.resolve({ default: Count }), {
  hasTexts: true,
  isOptional: true,
});

function Count({ of }: BarCountProps) {
  const { t } = useTranslation('frameLate');
  const { tag } = useLanguage();
  const count = useCounts()[of];
  if (!count) return null;
  return (
    <>
      <S.Count aria-hidden>
        <Badge size="sm" variant="solid" tone="accent">
          {countText(tag, count)}
        </Badge>
      </S.Count>
      <VisuallyHidden>
        {of === 'messages'
          ? t('member.unread', { waiting: count })
          : t('member.open', { waiting: count })}
      </VisuallyHidden>
    </>
  );
}
