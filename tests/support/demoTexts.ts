import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

const TEXT_LANGUAGES = ['EN', 'CN', 'ID'] as const;
export type TextLanguage = (typeof TEXT_LANGUAGES)[number];

/** A visible text, and where it is defined. */
export interface ReadText {
  place: string;
  language: TextLanguage;
  text: string;
}

const HAN = /\p{Script=Han}/u;
const isLanguage = (name: string): name is TextLanguage =>
  TEXT_LANGUAGES.some((language) => language === name);

const FILES = { EN: 'en', CN: 'zh-Hans', ID: 'id' } as const;

function filesBelow(folder: string, end: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(end))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !path.includes('node_modules') && !path.includes('/generated/'));
}

/** Every text of the site's dictionaries. */
export function dictionaryTexts(root: string): ReadText[] {
  const files = readdirSync(join(root, 'packages/features'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) => filesBelow(join(root, 'packages/features', name), '.json'))
    .filter((path) => path.includes('/src/i18n/'));
  return fileTexts(root, files);
}

/** Every text of files that are named after their language. */
function fileTexts(root: string, files: readonly string[]): ReadText[] {
  return TEXT_LANGUAGES.flatMap((language) =>
    files
      .filter((path) => path.endsWith(`/${FILES[language]}.json`))
      .flatMap((path) =>
        leaves(JSON.parse(readFileSync(path, 'utf8'))).map(([key, text]) => ({
          place: `${path.slice(root.length + 1)} ${key}`,
          language,
          text,
        })),
      ),
  );
}

/** The keys and texts of a file of one language. */
export const readLanguageTexts = (path: string): [key: string, text: string][] =>
  leaves(JSON.parse(readFileSync(path, 'utf8')));

function leaves(node: unknown, key = ''): [key: string, text: string][] {
  if (typeof node === 'string') return [[key.slice(1), node]];
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([name, child]) => leaves(child, `${key}.${name}`));
}

/** Files with visible texts have them in all languages, or link to a page; other files have only internal strings. */
const hasTexts = (source: string): boolean =>
  HAN.test(source) || /\/\?(?:member|agent)=/.test(source);

/** Every text of the gateway and its demo. */
export function gatewayTexts(root: string): ReadText[] {
  const sources = join(root, 'apps/gateway/src');
  return [...fileTexts(root, filesBelow(sources, '.json')), ...textsInCode(root, sources)];
}

/** Every string in sources with texts. Its language follows from its position. */
function textsInCode(root: string, sources: string): ReadText[] {
  return ['.ts', '.js']
    .flatMap((end) => filesBelow(sources, end))
    .filter((path) => !path.endsWith('.test.ts'))
    .map((path) => ({ path, source: readFileSync(path, 'utf8') }))
    .filter(({ source }) => hasTexts(source))
    .flatMap(({ path, source }) => {
      const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true);
      return stringsOf(file).map((node) => ({
        place: `${path.slice(root.length + 1)}:${String(file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1)}`,
        language: languageOf(node),
        text: ts.isStringLiteralLike(node) ? node.text : node.getText(file),
      }));
    });
}

type Text = ts.StringLiteralLike | ts.TemplateExpression;

function stringsOf(file: ts.SourceFile): Text[] {
  const found: Text[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)) found.push(node);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** By its characters, the property it is the value of, or its index among the three translations. */
function languageOf(text: Text): TextLanguage {
  if (HAN.test(text.getText())) return 'CN';
  for (let node: ts.Node = text; !ts.isSourceFile(node); node = node.parent) {
    const { parent } = node;
    if (ts.isPropertyAssignment(parent)) {
      const name = parent.name.getText();
      if (isLanguage(name)) return name;
    }
    const siblings = ts.isCallExpression(parent)
      ? parent.arguments
      : ts.isArrayLiteralExpression(parent)
        ? parent.elements
        : undefined;
    if (siblings?.length !== 3 || !HAN.test(siblings[1]?.getText() ?? '')) continue;
    return TEXT_LANGUAGES[siblings.findIndex((one) => one === node)] ?? 'EN';
  }
  return 'EN';
}
