// Where a text is shown: the components that read it, and a picture of one of them.
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { root } from '../lib/paths.mjs';
import { filesIn } from '../lib/textFiles.mjs';

const PICTURES = 'tests/visual/pictures';
const SOURCE = /^packages\/features\/.*\.tsx?$/;
const UNSHOWN = /\.(?:test|stories|fixtures|styles)\.tsx?$|\/testing\//;
const NAMESPACE = /useTranslation\(\[?'(\w+)'/;
/** How many imports lie between a text and the page that shows it, at most. */
const DEPTH = 4;

const kebab = (name) => name.replace(/([a-z0-9])([A-Z])/g, '$1-$2').toLowerCase();
/** `LoginForm` of `…/LoginForm/LoginForm.tsx`, `useJoin` of `…/model/useJoin.ts`. */
const nameOf = (path) => basename(path).replace(/\.tsx?$/, '');

/** The sources of the features by path. */
export const readSources = () =>
  new Map(
    filesIn('packages/features')
      .filter((path) => SOURCE.test(path) && !UNSHOWN.test(path))
      .map((path) => [path, readFileSync(join(root, path), 'utf8')]),
  );

/** Whether a source reads a text: by its whole key, or by the fixed beginning of it. */
function reads(text, namespace, key) {
  const own = NAMESPACE.exec(text)?.[1] === namespace;
  const parts = key.replace(/_(?:zero|one|two|few|many|other)$/, '').split('.');
  return [...parts.keys()].some((at) => {
    const start = parts.slice(0, at + 1).join('.');
    const isWhole = at === parts.length - 1;
    const forms = isWhole ? [`${start}'`, `${start}\``] : [`${start}.\${`];
    return forms.some(
      (form) =>
        text.includes(`${namespace}:${form}`) ||
        (own && (text.includes(`'${form}`) || text.includes(`\`${form}`))),
    );
  });
}

/** The picture of a component or page, on a phone if there is one. */
function pictureOf(path) {
  const name = kebab(nameOf(path));
  return [`${name}-375.png`, `${name}.png`]
    .map((file) => join(PICTURES, file))
    .find((file) => existsSync(join(root, file)));
}

/** Who imports a source, by the name of its file. */
const importersOf = (path, sources) => {
  const end = `/${nameOf(path)}'`;
  return [...sources]
    .filter(([other, text]) => other !== path && text.includes(end) && sameFeature(other, path))
    .map(([other]) => other);
};

const sameFeature = (one, other) => one.split('/')[2] === other.split('/')[2];

/** The nearest picture above a source. */
function pictureAbove(path, sources) {
  let level = [path];
  for (let depth = 0; depth <= DEPTH && level.length > 0; depth += 1) {
    const picture = level.map(pictureOf).find((found) => found !== undefined);
    if (picture !== undefined) return picture;
    level = [...new Set(level.flatMap((each) => importersOf(each, sources)))];
  }
  return undefined;
}

/**
 * Finds where the texts of a folder are shown: by key, the name of the first component that reads it, and a picture. A text
 * of the gateway has neither.
 */
export function placesIn(folder, keys, sources) {
  const namespace = basename(folder);
  const isFeature = folder.startsWith('packages/features/');
  return new Map(
    keys.map((key) => {
      const path = isFeature
        ? [...sources].find(([, text]) => reads(text, namespace, key))?.[0]
        : undefined;
      if (path === undefined) return [key, { name: folder, picture: undefined }];
      return [
        key,
        {
          name: `${basename(dirname(path))}/${nameOf(path)}`,
          picture: pictureAbove(path, sources),
        },
      ];
    }),
  );
}
