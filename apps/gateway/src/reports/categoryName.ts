import type { Catalogue } from '../games/catalogue';
import { noGameLabel } from './codeLabels';

/** The names of categories as in the navigation: the label, or without one the first vendor. */
export function createCategoryNames(
  catalogue: Pick<Catalogue, 'lanes'>,
): (category: string, language: string) => string {
  const known = new Map<string, Map<string, string>>();
  return (category, language) => {
    if (category === 'OTHER') return noGameLabel(language);
    const names =
      known.get(language) ??
      new Map(
        catalogue
          .lanes(language)
          .map(({ gameCategory, label, vendors }) => [
            gameCategory,
            label ?? vendors[0]?.displayName ?? gameCategory,
          ]),
      );
    known.set(language, names);
    return names.get(category) ?? category;
  };
}
