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
  /** The visitor's points; null where they are not known. */
  points: number | null;
  images: ImageSource;
  money: (amount: string) => string;
  /** Absent if the mall is closed: nothing can be exchanged. */
  onRedeem: ((event: { id: string }) => void) | undefined;
}

/** Number of skeletons while loading, and of cards that are seen first. */
const PLACES = ['a', 'b', 'c', 'd', 'e', 'f'];

/** The mall's products, each with its price and whether the points suffice (PTS-01). */
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
