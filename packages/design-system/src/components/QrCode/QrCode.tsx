import { QRCodeSVG } from 'qrcode.react';
import type { ComponentPropsWithRef } from 'react';
import * as S from './QrCode.styles';

const SIZE_PX = 80;

export interface QrCodeProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** Content of the code, usually an address. */
  value: string;
  /** What the code is for, as text for screen readers. */
  label: string;
  /** Edge length of the code in px. Default: 80. */
  size?: number;
}

/**
 * A QR code. Its background is light in both themes, or cameras could not read it. Offer the same content
 * beside it, as a link or text. For a picture use `SmartImage`.
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
