/** The texts and the tag of a language of the gateway. */
export async function loadTexts(language) {
  const answer = await fetch(`/demo-game/texts/${language}.json`);
  if (!answer.ok) throw new Error(`No texts in ${language}`);
  return answer.json();
}

/** Like `loadTexts`, in English where a language or one of its texts is missing. */
export async function textsIn(language) {
  const english = loadTexts('EN');
  const own = language === 'EN' ? english : loadTexts(language).catch(() => english);
  const [{ texts: fallback }, { tag, texts }] = await Promise.all([english, own]);
  return { texts: { ...fallback, ...texts }, tag };
}

const RIGHT_TO_LEFT = ['ar', 'fa', 'ur'];

/** The direction that a language is read in. */
export const directionOf = (tag) => (RIGHT_TO_LEFT.includes(tag) ? 'rtl' : 'ltr');

/** A text with values in its places. */
export const fill = (text, values) => text.replace(/\{(\w+)\}/g, (_, name) => values[name]);
