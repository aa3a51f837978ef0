import type { ComponentPropsWithRef, ReactNode } from 'react';
import { SmartImage } from '../SmartImage/SmartImage';
import * as S from './VendorTile.styles';

export interface VendorTileProps extends Omit<ComponentPropsWithRef<'a'>, 'children'> {
  href: string;
  name: string;
  /** Address of the logo; without one, or when it fails, a drawn sign stands in. */
  src?: string | undefined;
  /** Small text after the name: how many games, or that it is under maintenance. */
  note?: ReactNode;
  /** Marks the vendor whose games are shown. */
  isCurrent?: boolean;
  /** Greys the logo; `note` says why. */
  isInMaintenance?: boolean;
}

/** A maker of games, as a link to what it makes. For one of its games take `GameCard`. */
export function VendorTile({
  name,
  src,
  note,
  isCurrent = false,
  isInMaintenance = false,
  ...rest
}: VendorTileProps) {
  return (
    <S.Root
      data-component="VendorTile"
      data-maintenance={isInMaintenance || undefined}
      aria-current={isCurrent || undefined}
      {...rest}
    >
      <S.Logo>
        <SmartImage src={src} alt="" ratio="1 / 1" fit="contain" averageColor="transparent" />
      </S.Logo>
      <S.Text>
        <S.Name>{name}</S.Name>
        {note === undefined ? null : <S.Note>{note}</S.Note>}
      </S.Text>
    </S.Root>
  );
}
