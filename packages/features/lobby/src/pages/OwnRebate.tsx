import { Badge } from '@parlour/design-system/Badge';
import { Boundary, formatRebate, lazyChunk, useLanguage } from '@parlour/feature-core';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';

// Of no use to guests, who never fetch it.
const KnownRebate = lazyChunk(() => import('./KnownRebate'));

/** The rebate of a category that counts for a member, who may have agreed on another one than the merchant's (LOB-10). */
export function OwnRebate({ gameType }: { gameType: string }) {
  const { t } = useTranslation('lobby');
  const { tag } = useLanguage();
  // Keeps the place of what is not known yet.
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
