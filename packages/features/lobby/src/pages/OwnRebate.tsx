import { Badge } from '@parlour/design-system/Badge';
import { Boundary, formatRebate, lazyChunk, useLanguage } from '@parlour/feature-core';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';

// Lazy: guests never need it.
const KnownRebate = lazyChunk(() => import('./KnownRebate'));

/** The rebate of a category for a member, who may have agreed on a rate other than the merchant's (LOB-10). */
export function OwnRebate({ gameType }: { gameType: string }) {
  const { t } = useTranslation('lobby');
  const { tag } = useLanguage();
  // Reserves the space while the rate loads.
  const space = (
    <Badge tone="accent" style={{ visibility: 'hidden' }}>
      {t('list.rebate', { rebate: formatRebate(gameType, tag) })}
    </Badge>
  );
  return (
    <Boundary fallback={() => space}>
      <Suspense fallback={space}>
        <KnownRebate gameType={gameType} space={space} />
      </Suspense>
    </Boundary>
  );
}
