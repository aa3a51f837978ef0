/** A new namespace of texts, in English alone until they are settled: other languages fall back to it (I18N-02). */
export const namespaceFile = (feature, namespace, texts) => [
  `packages/features/${feature}/src/i18n/late/${namespace}/en.json`,
  `${JSON.stringify(texts, null, 2)}\n`,
];
