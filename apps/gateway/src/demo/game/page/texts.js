/** The texts of a language of the gateway, with its tag and direction. */
async function loadTexts(language) {
  const answer = await fetch(`/demo-game/texts/${language}.json`);
  if (!answer.ok) throw new Error(`No texts in ${language}`);
  return answer.json();
}

/** Like `loadTexts`, in English where a language or one of its texts is missing. */
export async function textsIn(code) {
  const english = loadTexts('EN');
  const own = code === 'EN' ? english : loadTexts(code).catch(() => english);
  const [{ texts: fallback }, { texts, ...language }] = await Promise.all([english, own]);
  return { texts: { ...fallback, ...texts }, language };
}

/** A number in the digits of the page's language. */
export const number = (value, options) =>
  new Intl.NumberFormat(document.documentElement.lang, options).format(value);

/** A text with values in its places: numbers in the digits of the language, anything else in its own direction. */
export const fill = (text, values) =>
  text.replace(/\{(\w+)\}/g, (_, name) => {
    const value = values[name];
    return typeof value === 'number' ? number(value) : `\u2068${value}\u2069`;
  });
