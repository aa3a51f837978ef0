import { reloadPage } from '@parlour/feature-core';
import type { Root } from 'react-dom/client';

/**
 * Says why the site can't start, in words of every language, which are a part by themselves.
 * @param start begins anew; without it the page is loaded again
 */
export async function showBootFault(
  root: Root,
  fault: unknown,
  start: () => Promise<void> | void = reloadPage,
): Promise<void> {
  const { BootFault } = await import('./BootFault');
  root.render(<BootFault fault={fault} onRetry={() => void start()} />);
}
