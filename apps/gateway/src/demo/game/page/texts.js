/** All texts with their language tag, by the gateway's language code. */
const known = JSON.parse(document.documentElement.dataset.texts);

/** The texts of the game, and their tag, in a language of the gateway. */
export function textsIn(language) {
  const { tag, texts } = known[language] ?? known.EN;
  return { texts: { ...known.EN.texts, ...texts }, tag };
}
