import { ensureEngines } from '../../../scripts/lib/engines.mjs';

/** Installs missing engines before the first test; without one the run fails. */
export function setup(): void {
  ensureEngines();
}
