import { QRCodeSVG } from 'qrcode.react';
import type { ComponentPropsWithRef } from 'react';
import * as S from './QrCode.styles';

const SIZE_PX = 80;

export interface QrCodeProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** What the code holds; an address, as a rule. */
  value: string;
  /** What scanning it is good for, for those who cannot see it. */
  label: string;
  /** Edge of the code in px. */
  size?: number;
}

/**
 * A code to scan. Its ground is light in both themes, or cameras would not read it. Say the same beside
 * it, as a link or as text; for a picture take `SmartImage`.
 */
export function QrCode({ value, label, size = SIZE_PX, ...rest }: QrCodeProps) {
  return (
    <S.Root data-component="QrCode" data-scheme="light" role="img" aria-label={label} {...rest}>
      <QRCodeSVG
        value={value}
        size={size}
        marginSize={0}
        bgColor="transparent"
        fgColor="currentColor"
        aria-hidden
      />
    </S.Root>
  );
}
