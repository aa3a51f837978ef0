/** A new element with properties and children. */
export function make(tag, properties = {}, ...children) {
  const made = Object.assign(document.createElement(tag), properties);
  made.append(...children);
  return made;
}

/** A text with values: numbers in the digits of the language, anything else in its own direction. */
export const say = (text, values) =>
  text.replace(/\{(\w+)\}/g, (_, name) => {
    const value = values[name];
    return typeof value === 'number'
      ? new Intl.NumberFormat(document.documentElement.lang).format(value)
      : `\u2068${value}\u2069`;
  });

export const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

export const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
