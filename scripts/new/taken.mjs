import { UsageError } from './names.mjs';

const ROUTE = /^(?:\/[A-Za-z\d:][\w-]*)+$/;
// Paths stand in the manifests and in tables such as `lobbyPaths.ts`.
const NAMES_PATHS = /^packages\/features\/.*(?:\/feature|[pP]aths)\.ts$/;
const NAMES_OVERLAYS = /^packages\/features\/.*\/(?:feature|registries)\.ts$/;
const REGISTRY = /^( *)(?:export )?interface OverlayRegistry \{\n([^]*?)\n\1\}/m;

const findIn = ({ files, read }, which, isTaken) =>
  files().find((path) => which.test(path) && isTaken(read(path)));

/** Refuses a path that is no path, or that another page has: the router would show only one of them. */
export function checkRoute(path, project) {
  if (!ROUTE.test(path)) throw new UsageError(`A path looks like /draw, not ${path}.`);
  const owner = findIn(project, NAMES_PATHS, (text) => text.includes(`'${path}'`));
  if (owner !== undefined) throw new UsageError(`${path} is taken by ${owner}.`);
}

/** Refuses the name of a dialog of another feature: the registries of all features are one interface. */
export function checkOverlayName(name, project) {
  const owner = findIn(project, NAMES_OVERLAYS, (text) => {
    const [, indent = '', entries = ''] = REGISTRY.exec(text) ?? [];
    return `\n${entries}`.includes(`\n${indent}  ${name}: `);
  });
  if (owner !== undefined) throw new UsageError(`There is a dialog ${name} already, in ${owner}.`);
}

/** Refuses a namespace of another feature: dictionaries are found by the namespace alone. */
export function checkNamespace(namespace, { files }) {
  const owner = files().find((path) =>
    new RegExp(`/src/i18n/[^/]+/${namespace}/en\\.json$`).test(path),
  );
  if (owner !== undefined)
    throw new UsageError(`There are texts named ${namespace} already: ${owner}.`);
}
