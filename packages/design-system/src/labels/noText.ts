const named = new Set<string>();

/**
 * The empty text in place of a label that a component needs and nobody has given, as in `noText('Pagination.page')`. The
 * console names it once: a page shall not fail for want of a word, but whoever builds it should learn of it.
 */
export function noText(label: string): '' {
  if (!named.has(label)) {
    named.add(label);
    // eslint-disable-next-line no-console -- for whoever builds the page.
    console.error(`No text for ${label}: use LabelsProvider, or give it by \`labels\`.`);
  }
  return '';
}
