import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ComponentChange, ComponentFacts, ComponentTokens } from './facts';

const OWN = /var\((--pl-[\w-]+), ((?:\$\{[^}]*\}|[^()])+|var\([^)]*\))\)/g;
const COLOR = /\bcolor\('([\w-]+)'\)/g;
const OTHER = /\b(radius|fontFamily)\('([\w-]+)'\)/g;
const PREFIXES: Record<string, string> = { radius: '--pl-radius-', fontFamily: '--pl-font-' };
const TITLE = /title: '([^']+)'/;
const BULLET = /^- ((?:.|\n {2})+)/gm;

const read = (path: string): string => (existsSync(path) ? readFileSync(path, 'utf8') : '');
const distinct = (list: Iterable<string>): string[] => [...new Set(list)].sort();

/** `${radius('card')}` as the custom property that it stands for. */
const asProperty = (text: string): string =>
  text.replace(/\$\{(\w+)\('([\w-]+)'\)\}/g, (_, kind: string, name: string) =>
    kind === 'color' ? `--pl-color-${name}` : `${PREFIXES[kind] ?? `--pl-${kind}-`}${name}`,
  );

export function readTokens(css: string): ComponentTokens {
  const own = new Map(
    [...css.matchAll(OWN)].map(([, name = '', fallback = '']) => [name, asProperty(fallback)]),
  );
  const others = [...css.matchAll(OTHER)].map(
    ([, kind = '', name = '']) => `${PREFIXES[kind] ?? ''}${name}`,
  );
  return {
    own: [...own].sort().map(([name, fallback]) => ({ name, fallback })),
    colors: distinct([...css.matchAll(COLOR)].map(([, name = '']) => name)),
    others: distinct([...others, ...(css.includes('floatShadow') ? ['--pl-shadow-float'] : [])]),
  };
}

/** Whether a text is about a component; a name that is a plain word has to stand as code. */
export function isAbout(text: string, name: string): boolean {
  const isPlainWord = !/[a-z][A-Z]/.test(name);
  return new RegExp(isPlainWord ? `[\`<]${name}\\b` : `\\b${name}\\b`).test(text);
}

/** Everything that changed: what waits for a version, then the released, newest first. */
function readChanges(root: string): ComponentChange[] {
  const folder = join(root, '.changeset');
  const waiting = readdirSync(folder)
    .filter((name) => name.endsWith('.md') && name !== 'README.md')
    .map((name) => ({
      text: read(join(folder, name))
        .replace(/^---[\s\S]*?---\s*/, '')
        .trim(),
    }));
  const log = read(join(root, 'packages', 'design-system', 'CHANGELOG.md'));
  const released = log
    .split(/^## /m)
    .slice(1)
    .flatMap((part) => {
      const version = part.split('\n', 1).join('');
      return [...part.matchAll(BULLET)].map(([, text = '']) => ({ version, text: text.trim() }));
    });
  return [...waiting, ...released];
}

const pageOf = (stories: string): string | undefined => {
  const title = TITLE.exec(stories)?.[1];
  return title && `${title.toLowerCase().replace(/[^a-z0-9]+/g, '-')}--docs`;
};

/** The facts of every component of the design system, by its name. */
export function readFacts(root: string): Record<string, ComponentFacts> {
  const source = join(root, 'packages', 'design-system', 'src');
  const changes = readChanges(root);
  const facts: Record<string, ComponentFacts> = {};
  for (const kind of ['components', 'layout'])
    for (const name of readdirSync(join(source, kind))) {
      const folder = join(source, kind, name);
      const styles = readdirSync(folder).filter((file) => file.endsWith('.styles.ts'));
      const page = pageOf(read(join(folder, `${name}.stories.tsx`)));
      facts[name] = {
        ...(page === undefined ? {} : { page }),
        entry: kind === 'layout' ? `layout/${name}` : name,
        tokens: readTokens(styles.map((file) => read(join(folder, file))).join('\n')),
        changes: changes.filter(({ text }) => isAbout(text, name)),
      };
    }
  return facts;
}
