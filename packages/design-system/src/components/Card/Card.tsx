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
  /** Elevation of the surface. */
  variant?: CardVariant;
  /** Colours the edge. The text has to carry the same meaning. */
  tone?: CardTone;
  /** Padding: 0, 12, 16 or 24 px. Use `none` for a table or picture that fills the card. */
  size?: CardSize;
  /** A heading, optionally followed by a button or a badge. */
  header?: ReactNode;
  /** Actions or totals, separated from the content by a line. */
  footer?: ReactNode;
}

/**
 * A surface for related content. Items of a plain list need no cards, and cards are never nested. If the
 * whole card is a link use `LinkCard`.
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
