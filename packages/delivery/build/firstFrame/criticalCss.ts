import type { Stylis, StylisNode } from '../styles/stylis.ts';

/** Tags, classes and attributes of markup. */
export interface Used {
  tags: ReadonlySet<string>;
  classes: ReadonlySet<string>;
  /** As `data-size` and `data-size=md`. */
  attributes: ReadonlySet<string>;
}

/** Set on the `html` element, which is not part of the markup. */
const OF_THE_DOCUMENT = /^(?:data-scheme|dir|lang)\b/;
const DOCUMENT_TAGS = new Set(['html', 'body']);
/** States that an inert page never has. */
const NEVER =
  /:(?:hover|focus|active|checked|disabled|popover-open|modal|has|fullscreen)|::(?:backdrop|selection|file|-webkit|-moz|view)|\[open\]/;
const NEVER_MEDIA = /print|forced-colors|prefers-contrast|hover/;

/** Reads which tags, classes and attributes markup uses. */
export function readUsed(markup: string): Used {
  const attributes = new Set<string>();
  for (const [, name = '', value = ''] of markup.matchAll(/ ([\w-]+)="([^"]*)"/g)) {
    attributes.add(name);
    attributes.add(`${name}=${value}`);
  }
  const classes = [...markup.matchAll(/ class="([^"]*)"/g)].flatMap(([, all = '']) =>
    all.split(' '),
  );
  const tags = [...markup.matchAll(/<([a-z][\w-]*)/g)].map(([, tag = '']) => tag);
  return { tags: new Set(tags), classes: new Set(classes), attributes };
}

function isUsed(selector: string, { tags, classes, attributes }: Used): boolean {
  if (NEVER.test(selector)) return false;
  const plain = selector.replaceAll(/:not\([^()]*(?:\([^()]*\))?[^()]*\)/g, '');
  for (const [, name = ''] of plain.matchAll(/\.(-?[A-Za-z_][\w-]*)/g))
    if (!classes.has(name)) return false;
  for (const [, name = '', value] of plain.matchAll(
    /\[([\w-]+)(?:[~|^$*]?=["']?([^"'\]]*)["']?)?\]/g,
  )) {
    if (OF_THE_DOCUMENT.test(name)) continue;
    if (!attributes.has(value === undefined ? name : `${name}=${value}`)) return false;
  }
  const names = plain.replaceAll(/\[[^\]]*\]|::?[\w-]+(?:\([^)]*\))?|\.[\w-]+/g, ' ');
  for (const [tag] of names.matchAll(/[a-z][\w-]*/gi))
    if (!DOCUMENT_TAGS.has(tag) && !tags.has(tag)) return false;
  return true;
}

/** Value of a declaration. */
const valueOf = ({ children }: StylisNode): string =>
  typeof children === 'string' ? children : '';
const isDeclaration = ({ type }: StylisNode): boolean => type === 'decl';
const childrenOf = ({ children }: StylisNode): StylisNode[] =>
  Array.isArray(children) ? children : [];

function keepUsed(nodes: StylisNode[], used: Used): StylisNode[] {
  return nodes.flatMap((node): StylisNode[] => {
    if (node.type === 'comm' || node.type === '@import' || node.type === '@charset') return [];
    if (node.type === 'rule') {
      const props = (node.props as string[]).filter((selector) => isUsed(selector, used));
      return props.length === 0 ? [] : [{ ...node, props }];
    }
    if (node.type === '@media' || node.type === '@supports' || node.type === '@container') {
      if (NEVER_MEDIA.test(node.value)) return [];
      const children = keepUsed(childrenOf(node), used);
      return children.length === 0 ? [] : [{ ...node, children }];
    }
    return [node];
  });
}

const walk = (nodes: StylisNode[]): StylisNode[] =>
  nodes.flatMap((node) => [node, ...walk(childrenOf(node))]);

/** Names of custom properties that are read, directly or by others. */
function readProperties(nodes: StylisNode[], more: string): Set<string> {
  const values = new Map<string, string>();
  const found = new Set<string>();
  const look = (text: string): void => {
    for (const [, name = ''] of text.matchAll(/var\((--[\w-]+)/g)) {
      if (found.has(name)) continue;
      found.add(name);
      look(values.get(name) ?? '');
    }
  };
  const declarations = walk(nodes).filter(isDeclaration);
  for (const node of declarations)
    values.set(String(node.props), `${values.get(String(node.props)) ?? ''} ${valueOf(node)}`);
  for (const node of declarations) if (!String(node.props).startsWith('--')) look(valueOf(node));
  look(more);
  return found;
}

/** A copy without unused custom properties and keyframes. */
function prune(nodes: StylisNode[], properties: Set<string>, movements: string): StylisNode[] {
  return nodes.flatMap((node): StylisNode[] => {
    if (isDeclaration(node))
      return String(node.props).startsWith('--pl-') && !properties.has(String(node.props))
        ? []
        : [node];
    if (node.type === '@keyframes') {
      const name = node.value.split(' ')[1] ?? '';
      return new RegExp(`\\b${name}\\b`).test(movements) ? [node] : [];
    }
    const children = prune(childrenOf(node), properties, movements);
    return children.length === 0 ? [] : [{ ...node, children }];
  });
}

/** The rules of a style sheet that apply to markup; `more` is further CSS that reads its custom properties. */
export function criticalCss(stylis: Stylis, css: string, used: Used, more = ''): string {
  const kept = keepUsed(stylis.compile(css), used);
  const movements = walk(kept)
    .filter((node) => isDeclaration(node) && String(node.props).startsWith('animation'))
    .map(valueOf)
    .join(' ');
  return stylis.serialize(prune(kept, readProperties(kept, more), movements), stylis.stringify);
}
