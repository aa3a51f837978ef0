import { PointsProductCard } from '@parlour/design-system/PointsProductCard';
import { PointsProductCardSkeleton } from '@parlour/design-system/PointsProductCardSkeleton';
import { type ImageSource, pictureUrl } from '@parlour/feature-core';
import type { PointReward } from '@parlour/gateway-openapi/points';
import { useTranslation } from 'react-i18next';
import { availabilityOf } from '../../model/products';
import * as S from './ProductGrid.styles';

export interface ProductGridProps {
  /** Null while they load. */
  products: readonly PointReward[] | null;
  /** Points of who looks; null where they are not known. */
  points: number | null;
  images: ImageSource;
  money: (amount: string) => string;
  /** Without it nothing can be exchanged: the mall is closed. */
  onRedeem: ((event: { id: string }) => void) | undefined;
}

/** Places of cards while they load, and of those that are seen first. */
const PLACES = ['a', 'b', 'c', 'd', 'e', 'f'];

/** What points are exchanged for, with what each costs and whether it is in reach (PTS-01). */
export function ProductGrid({ products, points, images, money, onRedeem }: ProductGridProps) {
  const { t } = useTranslation('points');
  if (products === null)
    return (
      <S.Grid aria-busy>
        {PLACES.map((place) => (
          <PointsProductCardSkeleton key={place} />
        ))}
      </S.Grid>
    );
  return (
    <S.Grid>
      {products.map((reward, at) => {
        const { rewardId, productName, pointsNeeded, amount, imageUrl, stock } = reward;
        const availability = availabilityOf(reward, points);
        return (
          <PointsProductCard
            key={rewardId}
            product={{
              id: rewardId,
              name: productName,
              src: pictureUrl(images, imageUrl) ?? undefined,
              fallbackSrc: `/points/${reward.exchangeType.toLowerCase()}.svg`,
              points: t('products.points', { count: pointsNeeded }),
              worth: amount === null ? undefined : t('products.worth', { amount: money(amount) }),
              stock:
                stock === null || stock === 0 ? undefined : t('products.stock', { count: stock }),
              availability: availability.state,
              note:
                availability.state === 'tooFewPoints'
                  ? t('products.missing', { count: availability.missing })
                  : undefined,
            }}
            labels={{ soldOut: t('products.soldOut'), redeem: t('products.redeem') }}
            isEager={at < PLACES.length}
            onRedeem={onRedeem}
          />
        );
      })}
    </S.Grid>
  );
}
