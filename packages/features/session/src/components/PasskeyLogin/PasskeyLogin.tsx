import { hasPasskeys, lazyChunk } from '@parlour/feature-core';
import { ErrorRegion } from '@parlour/feature-shared';
import { Suspense } from 'react';
import type { LoginPortal } from '../../model/logIn';

const PasskeyButton = lazyChunk<PasskeyLoginProps>(() => import('../PasskeyButton/PasskeyButton'));

export interface PasskeyLoginProps {
  /** The login that it belongs to. */
  portal: LoginPortal;
}

/** Login by passkey, loaded only where the browser knows them (TR-03). */
export function PasskeyLogin({ portal }: PasskeyLoginProps) {
  if (!hasPasskeys()) return null;
  return (
    <ErrorRegion>
      <Suspense fallback={null}>
        <PasskeyButton portal={portal} />
      </Suspense>
    </ErrorRegion>
  );
}
