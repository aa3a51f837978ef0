/** Tags of the languages that have texts. */
const languagesOf = ({ list }) =>
  list('packages/features/core/src/i18n/first/common')
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.slice(0, -5));

/** A namespace of texts in every language, in English until somebody translates it. */
export const namespaceFiles = (feature, namespace, texts, project) =>
  languagesOf(project).map((tag) => [
    `packages/features/${feature}/src/i18n/late/${namespace}/${tag}.json`,
    `${JSON.stringify(texts, null, 2)}\n`,
  ]);
