import { reloadPage } from '@parlour/feature-core';
import { BootErrorPage } from '@parlour/feature-frame';
import type { Root } from 'react-dom/client';

/**
 * Says why the site can't start.
 * @param start tries again; without it the page is reloaded
 */
export function showBootError(
  root: Root,
  error: unknown,
  start: () => Promise<void> | void = reloadPage,
): void {
  root.render(<BootErrorPage error={error} onRetry={() => void start()} />);
}
