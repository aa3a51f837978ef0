import type { ComponentPropsWithRef, ReactNode } from 'react';
import { SmartImage } from '../SmartImage/SmartImage';
import * as S from './VendorTile.styles';

export interface VendorTileProps extends Omit<ComponentPropsWithRef<'a'>, 'children'> {
  /** Address of the vendor's games. */
  href: string;
  /** Name of the vendor, beside its logo. */
  name: string;
  /** Address of the logo. Without one, or if it fails, an icon is drawn. */
  src?: string | undefined;
  /** Small text after the name: the number of games, or that it is under maintenance. */
  note?: ReactNode;
  /** Marks the vendor whose games are shown. Default: false. */
  isCurrent?: boolean;
  /** Greys out the logo; give the reason as `note`. Default: false. */
  isInMaintenance?: boolean;
}

/** A link to the games of a vendor. For one game use `GameCard`. */
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
