/** Rejects what the command can't write, with a message for the user. */
export class UsageError extends Error {}

const PASCAL = /^[A-Z][a-z\d]*(?:[A-Z][a-z\d]*)*$/;
const FEATURE = /^[a-z][a-z\d]{1,30}$/;

/** `PrizeDraw` as `prizeDraw`. */
export const camel = (name) => name[0].toLowerCase() + name.slice(1);
/** `PrizeDraw` as `prize-draw`. */
export const kebab = (name) => name.replace(/(?!^)[A-Z]/g, '-$&').toLowerCase();
/** `PrizeDraw` as `Prize draw`. */
export const words = (name) => {
  const text = kebab(name).replaceAll('-', ' ');
  return text[0].toUpperCase() + text.slice(1);
};
/** `announcements` as `Announcements`. */
export const capital = (name) => name[0].toUpperCase() + name.slice(1);

export function checkPascal(name, what) {
  if (name === undefined) throw new UsageError(`Name the ${what}, such as PrizeDraw.`);
  if (!PASCAL.test(name))
    throw new UsageError(`The name of a ${what} looks like PrizeDraw, not ${name}.`);
  return name;
}

export function checkFeature(name) {
  if (name === undefined) throw new UsageError('Name the feature, such as prizes.');
  if (!FEATURE.test(name))
    throw new UsageError(`The name of a feature looks like prizes, not ${name}.`);
  return name;
}

/** `prizes/PrizeDraw` as its two parts; the feature has to exist. */
export function splitFeature(name, what, example, { exists }) {
  const [feature, own, ...more] = (name ?? '').split('/');
  if (!own || more.length > 0)
    throw new UsageError(`Name the feature and the ${what}, such as prizes/${example}.`);
  if (!exists(`packages/features/${checkFeature(feature)}/src/feature.ts`))
    throw new UsageError(`There is no feature ${feature}.`);
  return { feature, own: checkPascal(own, what) };
}
