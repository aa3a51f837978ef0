import { buildCatalogue, type DemoCatalogue } from './buildCatalogue';

let built: DemoCatalogue | undefined;

/** The demo's catalogue. It has ten thousand games, so a process builds it once. */
export function demoCatalogue(): DemoCatalogue {
  built ??= buildCatalogue();
  return built;
}
