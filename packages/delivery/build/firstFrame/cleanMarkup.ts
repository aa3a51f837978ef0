/** Attributes that an inert copy of the page does not need: names, links, ARIA, input settings. */
const NEEDLESS =
  / (?:aria-(?!current)[\w-]+|role(?!="list)|id|for|name|href|title|type(?!="checkbox)|tabindex|focusable|autoComplete|autoCapitalize|spellCheck|noValidate)="[^"]*"/gi;

/** Markup without style attributes, which the CSP refuses, and the rules that replace them. */
export interface CleanMarkup {
  markup: string;
  css: string;
}

const unescaped = (text: string): string =>
  text.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&');

/** Removes from markup what is not visible. */
export function cleanMarkup(html: string): CleanMarkup {
  const classes = new Map<string, string>();
  const classOf = (style: string): string => {
    const name = classes.get(style) ?? `shell-${String(classes.size + 1)}`;
    classes.set(style, name);
    return name;
  };
  const markup = html.replaceAll(/<[a-z][^<>]*>/g, (tag) => {
    const style = / style="([^"]*)"/.exec(tag)?.[1];
    const plain = tag.replaceAll(NEEDLESS, '').replace(/ style="[^"]*"/, '');
    if (style === undefined) return plain;
    const name = classOf(unescaped(style));
    return plain.includes(' class="')
      ? plain.replace(' class="', ` class="${name} `)
      : plain.replace(/^<[\w-]+/, (start) => `${start} class="${name}"`);
  });
  const css = [...classes].map(([style, name]) => `.${name}{${style}}`).join('');
  return { markup, css };
}
