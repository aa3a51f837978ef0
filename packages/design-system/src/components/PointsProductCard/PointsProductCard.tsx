import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { useLabels } from '../../labels/useLabels';
import { Badge } from '../Badge/Badge';
import { Button } from '../Button/Button';
import { SmartImage } from '../SmartImage/SmartImage';
import * as S from './PointsProductCard.styles';

export const PRODUCT_AVAILABILITIES = ['available', 'tooFewPoints', 'soldOut'] as const;
export type ProductAvailability = (typeof PRODUCT_AVAILABILITIES)[number];

export interface PointsProduct {
  id: string;
  name: string;
  src?: string | undefined;
  fallbackSrc?: string | undefined;
  /** Colour shown until the picture has loaded. */
  averageColor?: string | undefined;
  /** Price of one piece: '12,000 points'. */
  points: string;
  /** Value of one piece in money, formatted. */
  worth?: string | undefined;
  /** Remaining stock: '8 left'. */
  stock?: string | undefined;
  availability: ProductAvailability;
  /** Why it is not available now: '2,400 points are missing'. */
  note?: string | undefined;
}

export interface PointsProductCardLabels {
  /** Badge on the picture of a sold-out product. */
  soldOut: string;
  /** Text of the button; the name is appended for screen readers. */
  redeem: string;
}

export interface PointsProductCardProps extends Omit<ComponentPropsWithRef<'article'>, 'children'> {
  /** The product, with its price in points formatted. */
  product: PointsProduct;
  labels?: Partial<PointsProductCardLabels>;
  /** Heading level of the name. Default: 3. */
  headingLevel?: 2 | 3;
  /** Whether it is being redeemed: shows a spinner and ignores presses. Default: false. */
  isRedeeming?: boolean;
  /** Loads the picture at once. Use it for the first cards of a page. Default: false. */
  isEager?: boolean;
  /** Called when the product is redeemed. Without it there is no button. */
  onRedeem?: ((event: { id: string }) => void) | undefined;
  /** Quantity input, shown above the button while the product is available. */
  stepper?: ReactNode;
}

/** From this many characters the points are drawn smaller. */
const LONG = 14;

/**
 * A product to redeem with points. If points are missing the button stays and explains it instead of acting.
 * For something free use `MissionCard` or `RewardTicket`.
 */
export function PointsProductCard({
  product,
  labels,
  headingLevel = 3,
  isRedeeming = false,
  isEager = false,
  onRedeem,
  stepper,
  ...rest
}: PointsProductCardProps) {
  const texts = useLabels<PointsProductCardLabels>('PointsProductCard', labels);
  const { id, name, points, worth, stock, availability, note } = product;
  const titleId = useId();
  const noteId = useId();
  const Heading = `h${headingLevel}` as const;
  const isAvailable = availability === 'available';
  return (
    <S.Root
      data-component="PointsProductCard"
      data-availability={availability}
      aria-labelledby={titleId}
      {...rest}
    >
      <S.Media>
        <SmartImage
          src={product.src}
          fallbackSrc={product.fallbackSrc}
          averageColor={product.averageColor}
          alt=""
          ratio="4 / 3"
          isEager={isEager}
        />
      </S.Media>
      <S.Body>
        <S.Title>
          <Heading id={titleId}>{name}</Heading>
        </S.Title>
        {availability === 'soldOut' ? (
          <S.Corner>
            <Badge>{texts.soldOut}</Badge>
          </S.Corner>
        ) : null}
        <S.Points data-long={points.length > LONG || undefined}>{points}</S.Points>
        {worth === undefined ? null : <S.Detail>{worth}</S.Detail>}
        {stock === undefined ? null : <S.Detail>{stock}</S.Detail>}
        <S.Foot>
          {note === undefined || isAvailable ? null : <S.Note id={noteId}>{note}</S.Note>}
          {isAvailable ? stepper : null}
          {onRedeem === undefined ? null : (
            <Button
              isWide
              variant={isAvailable ? 'solid' : 'outline'}
              isLoading={isRedeeming}
              aria-label={[texts.redeem, name].join(' ')}
              aria-describedby={note === undefined || isAvailable ? undefined : noteId}
              // Not `disabled`: it stays focusable, so that screen readers read the reason.
              aria-disabled={isAvailable ? undefined : true}
              onClick={() => {
                if (isAvailable) onRedeem({ id });
              }}
            >
              {texts.redeem}
            </Button>
          )}
        </S.Foot>
      </S.Body>
    </S.Root>
  );
}
