import createPurifier, { type Config, type DOMPurify } from 'dompurify';

/** Longer HTML is cut off, in bytes of UTF-8. */
const MAX_BYTES = 256 * 1024;
/** Deeper elements are replaced by their text. */
const MAX_DEPTH = 32;

const TEXT =
  'p br hr span div section article blockquote pre code b strong i em u s del ins mark small sub sup abbr time bdi bdo wbr';
const LISTS = 'ul ol li dl dt dd';
const TABLES = 'table caption colgroup col thead tbody tfoot tr th td';
const REST = 'h1 h2 h3 h4 h5 h6 a img figure figcaption';

/** Elements removed with their content. Of other forbidden elements the content stays. */
const DROPPED =
  'style script noscript template svg math iframe frame frameset object embed applet audio video canvas select textarea button title xmp plaintext noembed noframes';

const words = (text: string): string[] => text.split(' ');

const CONFIG: Config = {
  ALLOWED_TAGS: [...words(TEXT), ...words(LISTS), ...words(TABLES), ...words(REST)],
  ALLOWED_ATTR: words('href title alt src width height colspan rowspan dir lang'),
  // Every attribute not listed here is checked as a URL.
  ADD_URI_SAFE_ATTR: words('title alt width height colspan rowspan dir lang'),
  ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|tel:|#|\/(?![/\\]))/i,
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  SANITIZE_NAMED_PROPS: true,
  FORBID_CONTENTS: words(DROPPED),
  RETURN_DOM_FRAGMENT: true,
};

interface PolicyFactory {
  createPolicy: (
    name: string,
    rules: Record<'createHTML' | 'createScriptURL', (text: string) => string>,
  ) => NonNullable<Config['TRUSTED_TYPES_POLICY']>;
}

/**
 * The only Trusted Types policy of the page that creates HTML. It is not exported: only the sanitizer parses
 * with it, into an inert document, and returns nodes.
 */
function createPolicy(): Config['TRUSTED_TYPES_POLICY'] {
  const { trustedTypes } = window as { trustedTypes?: PolicyFactory };
  return trustedTypes?.createPolicy('site-html', {
    createHTML: (text) => text,
    createScriptURL: () => {
      throw new TypeError('The policy site-html is for HTML alone.');
    },
  });
}

let purifier: DOMPurify | undefined;
let config: Config = CONFIG;

function findPurifier(): DOMPurify {
  if (purifier !== undefined) return purifier;
  // A separate instance, so that hooks added to the shared one by other code do not apply.
  purifier = createPurifier(window);
  const policy = createPolicy();
  if (policy !== undefined) config = { ...CONFIG, TRUSTED_TYPES_POLICY: policy };
  return purifier;
}

function cut(html: string): string {
  if (html.length * 3 <= MAX_BYTES) return html;
  const { read } = new TextEncoder().encodeInto(html, new Uint8Array(MAX_BYTES));
  return html.slice(0, read);
}

function flatten(parent: Node, depth: number): void {
  if (depth === MAX_DEPTH) {
    parent.textContent = parent.textContent;
    return;
  }
  for (const child of parent.childNodes) flatten(child, depth + 1);
}

export interface HtmlRules {
  /** Allowed origins of pictures, in addition to the page's own. */
  imageHosts: readonly string[];
  /** Returns the address of a link, or null to turn the link into plain text. */
  checkLink: (href: string) => string | null;
}

const parse = (address: string): URL | null =>
  URL.canParse(address, window.location.origin) ? new URL(address, window.location.origin) : null;

function treatLink(link: HTMLAnchorElement, { checkLink }: HtmlRules): void {
  const href = link.getAttribute('href');
  const checked = href === null ? null : checkLink(href);
  const url = checked === null ? null : parse(checked);
  if (checked === null || url === null) {
    link.removeAttribute('href');
    return;
  }
  const isOutside = url.protocol.startsWith('http') && url.origin !== window.location.origin;
  link.setAttribute('href', checked);
  link.setAttribute('rel', 'noopener noreferrer');
  link.setAttribute('target', isOutside ? '_blank' : '_self');
}

function treatImage(image: HTMLImageElement, { imageHosts }: HtmlRules): void {
  const url = parse(image.getAttribute('src') ?? 'data:');
  const allowed = [window.location.origin, ...imageHosts.map((host) => parse(host)?.origin)];
  // Checks the protocol too: the origin of `data:` is the string 'null'.
  if (url === null || !url.protocol.startsWith('http') || !allowed.includes(url.origin)) {
    image.remove();
    return;
  }
  image.setAttribute('loading', 'lazy');
  image.setAttribute('referrerpolicy', 'no-referrer');
  if (!image.hasAttribute('alt')) image.setAttribute('alt', '');
}

/** Turns foreign HTML into nodes that run no code and cannot imitate the page. */
export function sanitizeHtml(html: string, rules: HtmlRules): DocumentFragment {
  const purify = findPurifier();
  const fragment = purify.sanitize(cut(html), { ...config, RETURN_DOM_FRAGMENT: true });
  // The nodes are not in the page yet, so no picture has been requested.
  for (const link of fragment.querySelectorAll('a')) treatLink(link, rules);
  for (const image of fragment.querySelectorAll('img')) treatImage(image, rules);
  flatten(fragment, 0);
  return fragment;
}
