import { ensureEngines } from '../../../scripts/lib/engines.mjs';

/** Installs what is missing before the first test; without an engine there is no run. */
export function setup(): void {
  ensureEngines();
}
