/** A new element with properties and children. */
export function make(tag, properties = {}, ...children) {
  const made = Object.assign(document.createElement(tag), properties);
  made.append(...children);
  return made;
}

/** A text with a value that keeps its own direction. */
export const say = (text, values) =>
  text.replace(/\{(\w+)\}/g, (_, name) => `\u2068${values[name]}\u2069`);

export const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

export const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
