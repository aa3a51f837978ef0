// @chunk common
import type { ComponentPropsWithRef, ReactNode } from 'react';
import * as S from './Card.styles';

export const CARD_VARIANTS = ['panel', 'raised', 'sunken'] as const;
export type CardVariant = (typeof CARD_VARIANTS)[number];

export const CARD_TONES = ['neutral', 'accent', 'positive', 'warning', 'danger'] as const;
export type CardTone = (typeof CARD_TONES)[number];

export const CARD_SIZES = ['none', 'sm', 'md', 'lg'] as const;
export type CardSize = (typeof CARD_SIZES)[number];

export interface CardProps extends ComponentPropsWithRef<'div'> {
  /** Step of the surface against what is around it. */
  variant?: CardVariant;
  /** Colours the edge where the content has a meaning; the words must say it too. */
  tone?: CardTone;
  /** Space inside: 0, 12, 16 or 24 px. `none` for a table or a picture that fills the card. */
  size?: CardSize;
  /** A heading, and at its end a button or a badge. */
  header?: ReactNode;
  /** Actions or sums, parted from the content by a line. */
  footer?: ReactNode;
}

/**
 * A surface for things that belong together. A list of things of one kind needs no card around each, and
 * a card never stands in a card. Where all of it leads somewhere take `LinkCard`.
 */
export function Card({
  variant = 'panel',
  tone = 'neutral',
  size = 'md',
  header,
  footer,
  children,
  ...rest
}: CardProps) {
  return (
    <S.Root
      data-component="Card"
      data-variant={variant}
      data-tone={tone}
      data-size={size}
      {...rest}
    >
      {header === undefined ? null : <S.Head>{header}</S.Head>}
      {children === undefined ? null : <S.Body>{children}</S.Body>}
      {footer === undefined ? null : <S.Foot>{footer}</S.Foot>}
    </S.Root>
  );
}
