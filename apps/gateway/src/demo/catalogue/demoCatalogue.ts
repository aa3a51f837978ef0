import { buildCatalogue, type DemoCatalogue } from './buildCatalogue';

let built: DemoCatalogue | undefined;

/** The demo's catalogue. It has ten thousand games, so one does for all of a process. */
export function demoCatalogue(): DemoCatalogue {
  built ??= buildCatalogue();
  return built;
}
