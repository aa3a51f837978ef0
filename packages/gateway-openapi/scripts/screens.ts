import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ContractSource, METHODS } from './source';

/** Folders of the code of a site. Stories, tests and samples in them are left out, since visitors never see them. */
const SCREENS = ['packages/features', 'apps/site/src'];
const PRODUCT = /^(?!.*(?:\.(?:test|stories|fixtures)\.|\/testing\/|\/node_modules\/)).*\.tsx?$/;
const IMPORT = /import\s+(?:type\s+)?\{([^}]*)\}\s*from\s*'@parlour\/gateway-openapi\/[^']+'/g;

/** All names that screens import from the client's entry points. */
export function namesTaken(sources: readonly string[]): Set<string> {
  const names = sources.flatMap((source) =>
    [...source.matchAll(IMPORT)].flatMap(([, list = '']) =>
      list.split(',').map((name) => name.replace(/\bas\b.*|\btype\s/gs, '').trim()),
    ),
  );
  return new Set(names);
}

/** The sources of all screens below the repository's root. */
export function screenSources(root: string): string[] {
  return SCREENS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .map((entry) => join(entry.parentPath, entry.name))
      .filter((path) => PRODUCT.test(path))
      .map((path) => readFileSync(path, 'utf8')),
  );
}

/** Names by which the client exports an operation. Callers of an endpoint around it import its argument type. */
function namesOf(operationId: string): string[] {
  const name = operationId.charAt(0).toUpperCase() + operationId.slice(1);
  const hooks = ['Query', 'Mutation', 'InfiniteQuery'].flatMap((kind) => [
    `use${name}${kind}`,
    `useLazy${name}${kind}`,
  ]);
  return [operationId, `${name}ApiArg`, ...hooks];
}

/** Mismatches between the operations of a contract and the names that screens import. */
export function screenErrors(source: ContractSource, taken: ReadonlySet<string>): string[] {
  const operations = source.tags.flatMap(({ paths }) =>
    Object.values(paths).flatMap((path) =>
      METHODS.flatMap((method) => (path[method] === undefined ? [] : [path[method]])),
    ),
  );
  return operations.flatMap(({ operationId, 'x-no-screen': reason }) => {
    const isCalled = namesOf(operationId).some((name) => taken.has(name));
    if (isCalled && reason !== undefined)
      return [`${operationId} is called by a screen: take its x-no-screen away`];
    if (isCalled || (reason ?? '').trim() !== '') return [];
    return [`${operationId} is called by no screen: give it one, or say why in x-no-screen`];
  });
}
