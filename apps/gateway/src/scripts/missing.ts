import { readConfig } from '../config';
import type { DemoOptions } from '../demoInterface';
import { loadDemo } from '../loadDemo';
import { NO_CONTENT } from '../merchantContent';
import { createHandlers } from '../operations';
import { readContract } from '../platform/contract';
import type { Services } from '../services';

// Handlers are only listed here and never called, so most of their services may be absent.
const config = readConfig({});
const demo = await loadDemo(config);
const options: Pick<DemoOptions, 'config' | 'say'> = { config, say: () => undefined };
const opened = demo?.open(options as DemoOptions) ?? null;
const content = opened?.content ?? NO_CONTENT;
const services = { config, content, catalogue: content.catalogue } as Services;
const handlers = createHandlers(services, opened);
const { operations } = readContract();
const missing = operations.filter(({ id }) => handlers[id] === undefined);
const byTag = new Map<string, string[]>();
for (const { tag, id } of missing) byTag.set(tag, [...(byTag.get(tag) ?? []), id]);

console.log(
  `${operations.length - missing.length} of ${operations.length} operations are answered.`,
);
for (const [tag, ids] of byTag) console.log(`${tag} (${ids.length}): ${ids.join(', ')}`);
console.log(`${missing.length} left.`);
