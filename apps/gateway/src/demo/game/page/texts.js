/** All texts by the gateway's codes of their languages, with the tags of these. */
const known = JSON.parse(document.documentElement.dataset.texts);

/** The texts of the game in a language of the gateway, and the tag of that language. */
export function textsIn(language) {
  const { tag, texts } = known[language] ?? known.EN;
  return { texts: { ...known.EN.texts, ...texts }, tag };
}
