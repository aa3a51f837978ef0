import { Skeleton } from '@parlour/design-system/Skeleton';
import { lazyChunk, useNearViewport } from '@parlour/feature-core';
import { Suspense, useRef } from 'react';
import * as S from './AppsPanel.styles';

// Seldom in the first view, and it includes a QR encoder.
const QrCode = lazyChunk(async () => ({
  default: (await import('@parlour/design-system/QrCode')).QrCode,
}));

export interface AppCodeProps {
  url: string;
  label: string;
}

const placeholder = <Skeleton width="104px" height="104px" />;

/** The QR code of one app, drawn when it comes near the viewport; its space is reserved. */
export function AppCode({ url, label }: AppCodeProps) {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNearViewport(place);
  return (
    <S.Code ref={place}>
      {isNear ? (
        <Suspense fallback={placeholder}>
          <QrCode value={url} label={label} />
        </Suspense>
      ) : (
        placeholder
      )}
    </S.Code>
  );
}
