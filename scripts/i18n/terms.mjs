// Whether labels use the terms of the glossary.

const fold = (text) => text.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '');

/** Most of a word, so that another form of it counts: `Депозиты` for `депозит`. */
const stem = (word) => word.slice(0, Math.max(4, Math.ceil(word.length * 0.6)));

const usesTerm = (text, term) =>
  text.includes(fold(term)) ||
  fold(term)
    .split(/\s+/)
    .some((word) => word.length >= 4 && text.includes(stem(word)));

/** The labels that are a term in English, and something else than the glossary has in the language. */
export function strayTerms(terms, english, own) {
  return [...own].flatMap(([key, text]) => {
    const label = english.get(key)?.toLowerCase().replace(/[:.]$/, '');
    const wanted = label && (terms.get(label) ?? terms.get(label.replace(/s$/, '')));
    return !wanted || wanted.some((term) => usesTerm(fold(text), term))
      ? []
      : [{ key, label, text, wanted }];
  });
}
