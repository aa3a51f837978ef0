import { EmptyState } from '@parlour/design-system/EmptyState';
import { GiftIcon } from '@parlour/design-system/icons/GiftIcon';
import { LinkButton } from '@parlour/design-system/LinkButton';
import { Stack } from '@parlour/design-system/layout/Stack';
import type { PromotionAction } from '@parlour/design-system/PromotionCard';
import { Tabs } from '@parlour/design-system/Tabs';
import { lazyChunk, useCentreHref, useImageSource, usePageHead } from '@parlour/feature-core';
import { ListPager, LoadError } from '@parlour/feature-shared';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { PageHead } from '../../components/PageHead/PageHead';
import { PromotionGrid, PromotionGridSkeleton } from '../../components/PromotionGrid/PromotionGrid';
import { findKind, PROMOTION_KINDS } from '../../model/promotionKinds';
import { promotionsHref, readAddress } from '../../model/promotionsAddress';
import { useJoin } from '../../model/useJoin';
import { usePromotions } from '../../model/usePromotions';

export { openPromotions as opening } from '../../model/openPromotions';

const Details = lazyChunk(() => import('./PromotionDetails'));

const ALL = 'all';

/** The merchant's promotions by kind, and over them the one in the address (RT-09, PROMO-01 to PROMO-03). */
export default function PromotionsPage() {
  const { t } = useTranslation('promotions');
  const navigate = useNavigate();
  const { search } = useLocation();
  const { kind, page, promotionId } = readAddress(search);
  const images = useImageSource();
  const list = usePromotions({ kind, page });
  const { joiningId, error, join } = useJoin();
  const centreHref = useCentreHref();
  usePageHead(t('title'), t('text'));

  const hrefOf = (id: string) => promotionsHref({ kind, page, promotionId: id });
  const handleAct = ({ id, action }: { id: string; action: PromotionAction }): void => {
    if (action === 'join') join(id);
    else
      void navigate(action === 'viewHistory' ? centreHref('member', 'bonusDetails') : hrefOf(id));
  };

  const drawList = () => {
    if (list.status === 'loading') return <PromotionGridSkeleton />;
    if (list.status === 'failed') return <LoadError title={t('failed')} state={list} />;
    const { promotions, pageCount } = list.data;
    if (promotions.length === 0)
      return (
        <EmptyState
          title={t('empty.title')}
          icon={<GiftIcon size={28} />}
          action={
            kind === undefined && page === 1 ? undefined : (
              <LinkButton href={promotionsHref({})}>{t('empty.all')}</LinkButton>
            )
          }
        >
          {t('empty.text')}
        </EmptyState>
      );
    return (
      <Stack gap={24}>
        <PromotionGrid
          promotions={promotions}
          images={images}
          hrefOf={hrefOf}
          actingId={joiningId}
          error={error}
          onAct={handleAct}
        />
        <ListPager
          page={page}
          pageCount={pageCount}
          hrefFor={(to) => promotionsHref({ kind, page: to })}
        />
      </Stack>
    );
  };

  return (
    <Stack gap={24}>
      <PageHead title={t('title')} text={t('text')} />
      <Tabs
        label={t('kinds')}
        selectedId={kind ?? ALL}
        onSelect={({ id }) =>
          void navigate(promotionsHref({ kind: findKind(id) }), { replace: true })
        }
        items={[ALL, ...PROMOTION_KINDS].map((id) => ({
          id,
          label: t(`kind.${id}`),
          panel: drawList(),
        }))}
      />
      {promotionId === null ? null : (
        <Suspense fallback={null}>
          <Details
            promotionId={promotionId}
            joiningId={joiningId}
            error={error}
            onJoin={join}
            onClose={() => void navigate(promotionsHref({ kind, page }), { replace: true })}
          />
        </Suspense>
      )}
    </Stack>
  );
}
