import { Button } from '@parlour/design-system/Button';
import { EmptyState } from '@parlour/design-system/EmptyState';
import { GiftIcon } from '@parlour/design-system/icons/GiftIcon';
import { Stack } from '@parlour/design-system/layout/Stack';
import { type PanelState, useImageSource } from '@parlour/feature-core';
import { ListPager, LoadError } from '@parlour/feature-shared';
import type { PointExchangeType, PointRewardPage } from '@parlour/gateway-openapi/points';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { ProductFilters } from '../../components/ProductFilters/ProductFilters';
import { ProductGrid } from '../../components/ProductGrid/ProductGrid';
import { type MallAddress, mallHref } from '../../model/mallAddress';
import { chooseProducts, NO_CHOICE } from '../../model/products';

interface ProductsSectionProps {
  address: MallAddress;
  products: PanelState<PointRewardPage>;
  /** Kinds that the mall offers; undefined while they load. */
  kinds: readonly PointExchangeType[] | undefined;
  /** The visitor's points; null where they are not known. */
  points: number | null;
  money: (amount: string) => string;
  /** Absent if nothing can be exchanged. */
  onRedeem: ((event: { id: string }) => void) | undefined;
}

/** Up to this number, looking through the products is faster than searching. */
const FEW = 12;

/** The products of the mall by kind, filtered and sorted. */
export function ProductsSection({
  address,
  products,
  kinds,
  points,
  money,
  onRedeem,
}: ProductsSectionProps) {
  const { t } = useTranslation('points');
  const navigate = useNavigate();
  const images = useImageSource();
  const [choice, setChoice] = useState(NO_CHOICE);
  const page = products.status === 'ready' ? products.data : null;
  const isWhole = (page?.totalPages ?? 1) < 2;
  const shown =
    page === null ? [] : isWhole ? chooseProducts(page.content, choice, points) : page.content;

  const draw = () => {
    if (products.status === 'failed')
      return <LoadError title={t('products.failed')} state={products} />;
    if (products.status === 'loading' || shown.length > 0)
      return (
        <ProductGrid
          products={products.status === 'loading' ? null : shown}
          points={points}
          images={images}
          money={money}
          onRedeem={onRedeem}
        />
      );
    if (products.data.content.length === 0)
      return (
        <EmptyState title={t('products.emptyTitle')} icon={<GiftIcon size={28} />}>
          {t('products.emptyText')}
        </EmptyState>
      );
    return (
      <EmptyState
        title={t('products.nothingTitle')}
        icon={<GiftIcon size={28} />}
        action={
          <Button variant="outline" tone="neutral" onClick={() => setChoice(NO_CHOICE)}>
            {t('products.clear')}
          </Button>
        }
      >
        {t('products.nothingText')}
      </EmptyState>
    );
  };

  return (
    <Stack gap={24}>
      <ProductFilters
        kinds={kinds}
        kind={address.kind}
        onKind={(kind) => void navigate(mallHref({ kind }), { replace: true })}
        choice={isWhole ? choice : null}
        hasSearch={(page?.content.length ?? 0) > FEW || choice.search !== ''}
        hasPoints={points !== null}
        onChoose={setChoice}
        count={shown.length}
      />
      {draw()}
      <ListPager
        label={t('pages.nav', { of: t('products.title') })}
        page={address.page}
        pageCount={page?.totalPages ?? 0}
        hrefFor={(to) => mallHref({ ...address, page: to })}
      />
    </Stack>
  );
}
