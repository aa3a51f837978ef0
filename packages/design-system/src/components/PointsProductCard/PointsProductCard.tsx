import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
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
  /** Shown in the picture's place until it is there. */
  averageColor?: string | undefined;
  /** What one costs: '12,000 points'. */
  points: string;
  /** What one is worth in money, formatted. */
  worth?: string | undefined;
  /** How many are left: '8 left'. */
  stock?: string | undefined;
  availability: ProductAvailability;
  /** Why it can't be had now: '2,400 points are missing'. */
  note?: string | undefined;
}

export interface PointsProductCardProps extends Omit<ComponentPropsWithRef<'article'>, 'children'> {
  product: PointsProduct;
  labels: {
    /** Word on the picture of what is sold out. */
    soldOut: string;
    /** Verb of the button; the name is put after it for screen readers. */
    redeem: string;
  };
  /** Level of the name in the page's outline. */
  headingLevel?: 2 | 3;
  /** Shows that it is being exchanged, and ignores presses. */
  isRedeeming?: boolean;
  /** Asks for the picture at once: for the first cards of a page. */
  isEager?: boolean;
  /** Called when it is to be exchanged; without it there is no button. */
  onRedeem?: ((event: { id: string }) => void) | undefined;
  /** Where the number wanted is chosen, shown above the button while it can be had. */
  stepper?: ReactNode;
}

/** From here on a number of points is drawn smaller, in letters. */
const LONG = 14;

/**
 * Something that points are exchanged for. The button stays in its place when points are missing, and
 * says so instead of acting. What is given for free is a `MissionCard` or a `RewardTicket`.
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
            <Badge>{labels.soldOut}</Badge>
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
              aria-label={`${labels.redeem} ${name}`}
              aria-describedby={note === undefined || isAvailable ? undefined : noteId}
              // Stays within reach of Tab, so that the reason is heard.
              aria-disabled={isAvailable ? undefined : true}
              onClick={() => {
                if (isAvailable) onRedeem({ id });
              }}
            >
              {labels.redeem}
            </Button>
          )}
        </S.Foot>
      </S.Body>
    </S.Root>
  );
}
