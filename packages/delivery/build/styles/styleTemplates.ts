import { parseSync } from 'vite';

/** Kind of a tagged template of styled-components. */
export type TemplateKind = 'part' | 'css' | 'keyframes' | 'global';

/** Start and end, the end exclusive. */
type Range = readonly [start: number, end: number];

/** One template at the top of a module: ``const Root = styled.div`…` ``. */
export interface StyleTemplate {
  kind: TemplateKind;
  /** Name of the variable that holds it. */
  name: string;
  /** What the component renders, as code: `"div"` or the name of a component. */
  base: string;
  tag: Range;
  whole: Range;
}

/** Imports and templates of styled-components in a module. */
export interface StyledModule {
  imports: Range[];
  templates: StyleTemplate[];
}

interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

const KINDS: Record<string, TemplateKind> = {
  css: 'css',
  keyframes: 'keyframes',
  createGlobalStyle: 'global',
};

const nameOf = (node: unknown): string => String((node as Node | undefined)?.['name']);

const rangeOf = ({ start, end }: Node): Range => [start, end];

/** `styled.div` and `styled(Base)` are components; `css`, `keyframes` and `createGlobalStyle` are functions. */
function readTag(tag: Node, names: Map<string, string>, code: string) {
  if (tag.type === 'Identifier') {
    const kind = KINDS[names.get(nameOf(tag)) ?? ''];
    return kind === undefined ? null : { kind, base: '' };
  }
  const root = (tag['object'] ?? tag['callee']) as Node | undefined;
  if (names.get(nameOf(root)) !== 'default') return null;
  if (tag.type === 'MemberExpression')
    return { kind: 'part' as const, base: JSON.stringify(nameOf(tag['property'])) };
  const [base] = tag['arguments'] as Node[];
  return base === undefined
    ? null
    : { kind: 'part' as const, base: code.slice(base.start, base.end) };
}

/** Finds the templates of a module; null if it has none. */
export function findTemplates(file: string, code: string): StyledModule | null {
  if (!code.includes('styled-components')) return null;
  const body = parseSync(file, code).program.body as unknown as Node[];
  const imports = body.filter(
    ({ type, source }) =>
      type === 'ImportDeclaration' && (source as Node)['value'] === 'styled-components',
  );
  const names = new Map(
    imports
      .flatMap(({ specifiers }) => specifiers as Node[])
      .map(({ local, imported }) => [
        nameOf(local),
        imported === undefined ? 'default' : nameOf(imported),
      ]),
  );
  const templates = body
    .map((node) => (node['declaration'] ?? node) as Node)
    .filter(({ type }) => type === 'VariableDeclaration')
    .flatMap(({ declarations }) => declarations as Node[])
    .flatMap(({ id, init }) => {
      const template = init as Node | null;
      if (template?.type !== 'TaggedTemplateExpression') return [];
      const tag = template['tag'] as Node;
      const read = readTag(tag, names, code);
      const name = nameOf(id);
      return read === null ? [] : [{ ...read, name, tag: rangeOf(tag), whole: rangeOf(template) }];
    });
  return templates.length === 0 ? null : { imports: imports.map(rangeOf), templates };
}

/** Replaces ranges of a text. */
export function rewrite(code: string, edits: readonly (readonly [Range, string])[]): string {
  return [...edits]
    .sort(([[one]], [[other]]) => other - one)
    .reduce((text, [[start, end], by]) => text.slice(0, start) + by + text.slice(end), code);
}
