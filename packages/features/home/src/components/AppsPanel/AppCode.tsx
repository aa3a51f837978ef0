import { Skeleton } from '@parlour/design-system/Skeleton';
import { lazyChunk, useNearViewport } from '@parlour/feature-core';
import { Suspense, useRef } from 'react';
import * as S from './AppsPanel.styles';

// Seldom in the first view, and it brings an encoder along.
const QrCode = lazyChunk(async () => ({
  default: (await import('@parlour/design-system/QrCode')).QrCode,
}));

export interface AppCodeProps {
  url: string;
  label: string;
}

const placeholder = <Skeleton width="104px" height="104px" />;

/** The code of one app, drawn when it comes near; its room is there from the start. */
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
