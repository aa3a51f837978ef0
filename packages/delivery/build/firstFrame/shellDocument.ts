import { START_SLOT } from './slots.ts';

const TEXT = /<!--text:(\w+)-->[^]*?<!--\/text:\1-->/g;
const NONCE = 'nonce="__CSP_NONCE__"';
const DESCRIPTION = /<meta name="description" content="[^"]*"/;

/** The built HTML with the shell of a language, its styles, and the first script. */
export interface ShellDocument {
  html: string;
  tag: string;
  direction: 'ltr' | 'rtl';
  /** The only address that it is for; undefined if it is for all that have none of their own. */
  at: string | undefined;
  /** What the site is about, in its language. */
  about: string;
  /** Texts of the HTML itself, by name. */
  texts: Readonly<Record<string, string>>;
  markup: string;
  css: string;
  script: string;
}

const put = (html: string, mark: string | RegExp, text: string): string => {
  const put = html.replace(mark, () => text);
  if (put === html) throw new Error(`index.html has no ${String(mark)}.`);
  return put;
};

const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** Replaces the English texts of index.html. */
const translate = (html: string, tag: string, texts: ShellDocument['texts']): string =>
  html.replaceAll(TEXT, (_, name: string) => {
    const text = texts[name];
    if (text === undefined) throw new Error(`index.html has no text ${name} in ${tag}.`);
    return escapeText(text);
  });

export function shellDocument(document: ShellDocument): string {
  const { html, tag, direction, at, about, texts, markup, css, script } = document;
  const head = `${START_SLOT}\n    <style ${NONCE}>${css}</style>\n    <script ${NONCE}>${script}</script>\n  </head>`;
  const shell = `<div id="root"></div>\n    <div id="shell" hidden inert aria-hidden="true">${markup}</div>`;
  const place = at === undefined ? '' : ` data-at="${at}"`;
  const page = translate(html, tag, texts).replace(
    /<html lang="\w+" dir="\w+"/,
    `<html lang="${tag}" dir="${direction}"${place}`,
  );
  const described = put(
    page.replace(DESCRIPTION, '<meta name="description" content=""'),
    'name="description" content=""',
    `name="description" content="${escapeText(about)}"`,
  );
  return put(put(described, '</head>', head), '<div id="root"></div>', shell);
}
