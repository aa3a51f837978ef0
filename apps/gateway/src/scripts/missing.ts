import { readConfig } from '../config';
import { buildCatalogue } from '../demo/catalogue/buildCatalogue';
import { createHandlers } from '../operations';
import { readContract } from '../platform/contract';
import type { Services } from '../services';

// Handlers are only listed here and never called, so most of their services may be absent.
const services = { config: readConfig({}), catalogue: buildCatalogue() } as Services;
const handlers = createHandlers(services);
const { operations } = readContract();
const missing = operations.filter(({ id }) => handlers[id] === undefined);
const byTag = new Map<string, string[]>();
for (const { tag, id } of missing) byTag.set(tag, [...(byTag.get(tag) ?? []), id]);

console.log(
  `${operations.length - missing.length} of ${operations.length} operations are answered.`,
);
for (const [tag, ids] of byTag) console.log(`${tag} (${ids.length}): ${ids.join(', ')}`);
console.log(`${missing.length} left.`);
