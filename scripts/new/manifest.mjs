import { UsageError } from './names.mjs';

const FEATURE = /export const feature: FeatureModule = \{\n(?:.*\n)*?\};/;

function editFeature(source, change) {
  const found = FEATURE.exec(source);
  if (found === null) throw new UsageError('feature.ts has no `export const feature`.');
  return source.replace(found[0], () => change(found[0]));
}

/** Adds an entry at the start of a property of the manifest, and the property where there is none. */
function addTo(manifest, property, [open, close], entry) {
  const start = `\n  ${property}: ${open}`;
  return manifest.includes(start)
    ? manifest.replace(start, () => `${start}\n    ${entry},`)
    : manifest.replace(/\n\};$/, () => `${start}\n    ${entry},\n  ${close},\n};`);
}

/** Adds a page to the routes of a `feature.ts`. */
export const addRoute = (source, path, page) =>
  editFeature(source, (manifest) =>
    addTo(
      manifest,
      'routes',
      ['[', ']'],
      `{ path: '${path}', page: () => import('./pages/${page}/${page}') }`,
    ),
  );

const REGISTRY = '\n  interface OverlayRegistry {';
const MODULE = "\ndeclare module '@parlour/feature-core/registries' {";

function addToRegistry(source, name) {
  if (source.includes(REGISTRY))
    return source.replace(REGISTRY, () => `${REGISTRY}\n    ${name}: object;`);
  const own = `${REGISTRY}\n    ${name}: object;\n  }`;
  if (source.includes(MODULE)) return source.replace(MODULE, () => MODULE + own);
  const afterImports = source.lastIndexOf(';\n', source.indexOf('\n\n')) + 2;
  return `${source.slice(0, afterImports)}${MODULE}${own}\n}\n${source.slice(afterImports)}`;
}

/** Adds a dialog to a `feature.ts`, under its name in the registry. */
export const addOverlay = (source, name, overlay) =>
  editFeature(addToRegistry(source, name), (manifest) =>
    addTo(
      manifest,
      'overlays',
      ['{', '}'],
      `${name}: () => import('./overlays/${overlay}/${overlay}')`,
    ),
  );
