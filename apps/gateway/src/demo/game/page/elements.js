import { number } from './texts.js';

/** A new element with properties and children. */
export function make(tag, properties = {}, ...children) {
  const made = Object.assign(document.createElement(tag), properties);
  made.append(...children);
  return made;
}

/** One of several, to choose by a radio button. */
export const makeChoice = (properties, ...content) =>
  make('label', {}, make('input', { type: 'radio', ...properties }), make('span', {}, ...content));

/** Rules to unfold. */
export const makeRules = (title, rules) =>
  make(
    'details',
    {},
    make('summary', { textContent: title }),
    make('ul', {}, ...rules.map((rule) => make('li', { textContent: rule }))),
  );

/** A row of what is paid for something, in stakes. */
export function addPay(table, name, multiplier) {
  const row = table.insertRow();
  row.insertCell().textContent = name;
  row.insertCell().textContent = `× ${number(multiplier)}`;
}
