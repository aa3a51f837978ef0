// What a reader writes into the page of a review, and how it comes back.

const START = '<script type="application/json" id="remarks">';
const END = '</script>';

/** Reads the boxes of the page. It is written into the page, so it uses nothing from outside. */
export function collectRemarks(document) {
  const rows = [...document.querySelectorAll('[data-key]')].map((row) => ({
    folder: row.closest('[data-folder]').dataset.folder,
    key: row.dataset.key,
    text: row.querySelector('[name="text"]').value.trim(),
    remark: row.querySelector('[name="remark"]').value.trim(),
  }));
  return {
    tag: document.documentElement.dataset.tag,
    isNative: document.querySelector('[name="native"]').checked,
    rows: rows.filter(({ text, remark }) => text !== '' || remark !== ''),
  };
}

/** The remarks as they stand in a saved page. `<` is escaped, so that no text ends the script. */
export const remarksScript = (remarks) =>
  START + JSON.stringify(remarks).replaceAll('<', '\\u003c') + END;

/** The remarks in a saved page; throws if it has none. */
export function readRemarks(html) {
  const start = html.lastIndexOf(START);
  const end = html.indexOf(END, start);
  if (start === -1 || end === -1)
    throw new Error('This file has no remarks. Save it with the button at its end.');
  return JSON.parse(html.slice(start + START.length, end));
}
