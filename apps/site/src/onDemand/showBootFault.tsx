import { reloadPage } from '@parlour/feature-core';
import { BootFaultPage } from '@parlour/feature-frame';
import type { Root } from 'react-dom/client';

/**
 * Says why the site can't start.
 * @param start tries again; without it the page is reloaded
 */
export function showBootFault(
  root: Root,
  fault: unknown,
  start: () => Promise<void> | void = reloadPage,
): void {
  root.render(<BootFaultPage fault={fault} onRetry={() => void start()} />);
}
