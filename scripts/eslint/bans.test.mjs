import { ESLint, Linter } from 'eslint';
import tseslint from 'typescript-eslint';
import { describe, expect, it } from 'vitest';
import { rawHtml } from './bans.mjs';

/** Every way of making HTML, or a script, of a text. */
const SINKS = {
  innerHTML: [
    "element.innerHTML = '<p>text</p>';",
    "element.innerHTML += '<p>text</p>';",
    "element['innerHTML'] = '<p>text</p>';",
    "Object.assign(element, { innerHTML: '<p>text</p>' });",
  ],
  outerHTML: ["element.outerHTML = '<p>text</p>';"],
  insertAdjacentHTML: [
    "element.insertAdjacentHTML('beforeend', '<p>text</p>');",
    "element['insertAdjacentHTML']('beforeend', '<p>text</p>');",
    "element.insertAdjacentHTML?.('beforeend', '<p>text</p>');",
  ],
  write: [
    "document.write('<p>text</p>');",
    "document.writeln('<p>text</p>');",
    "window.document.write('<p>text</p>');",
    "frame.contentDocument.write('<p>text</p>');",
    "element.ownerDocument?.write('<p>text</p>');",
  ],
  'HTML of React': [
    '<p dangerouslySetInnerHTML={{ __html: text }} />;',
    "createElement('p', { dangerouslySetInnerHTML: { __html: text } });",
    "createElement('p', { 'dangerouslySetInnerHTML': { __html: text } });",
    'props.dangerouslySetInnerHTML = { __html: text };',
  ],
  DOMParser: [
    "new DOMParser().parseFromString(text, 'text/html');",
    'const parser = new window.DOMParser();',
  ],
  setHTML: [
    "element.setHTML('<p>text</p>');",
    "element.setHTMLUnsafe('<p>text</p>');",
    "Document.parseHTML('<p>text</p>');",
    "Document.parseHTMLUnsafe('<p>text</p>');",
  ],
  'the document of a frame': [
    "frame.srcdoc = '<p>text</p>';",
    '<iframe srcDoc="<p>text</p>" />;',
    "frame.setAttribute('srcdoc', '<p>text</p>');",
    "createElement('iframe', { srcDoc: text });",
  ],
  createContextualFragment: ["document.createRange().createContextualFragment('<p>text</p>');"],
  'a text that is run': [
    "eval('text');",
    "window.eval('text');",
    "globalThis['eval']('text');",
    '(0, eval)(text);',
  ],
  'a function of a text': [
    "new Function('return text');",
    "Function('return text')();",
    "new window.Function('return text');",
  ],
  'a timer of a text': [
    "setTimeout('text', 10);",
    'setTimeout(`text`, 10);',
    "window.setInterval('text', 10);",
    "setTimeout('text' + more, 10);",
  ],
  execCommand: [
    "document.execCommand('insertHTML', false, text);",
    "document['execCommand'](command);",
    "document.execCommand('copy', false, text);",
  ],
  'a handler of a text': ["element.setAttribute('onclick', text);"],
};

/** What looks like them, and makes nothing of a text. */
const HARMLESS = [
  'const html = element.innerHTML;',
  "element.textContent = '<p>text</p>';",
  'setTimeout(() => run(), 10);',
  'setTimeout(run, 10);',
  "stream.write('text');",
  "element.setAttribute('title', text);",
  "document.execCommand('copy');",
  'type Run = Function;',
  "const kinds = ['srcdoc', 'eval'];",
  '<button onClick={press} />;',
];

const linter = new Linter();
const refusalsOf = (code) =>
  linter
    .verify(
      code,
      [
        {
          files: ['**/*.tsx'],
          languageOptions: {
            parser: tseslint.parser,
            parserOptions: { ecmaFeatures: { jsx: true } },
          },
          rules: { 'no-restricted-syntax': ['error', ...rawHtml] },
        },
      ],
      { filename: 'sample.tsx' },
    )
    .map(({ message }) => message);

describe('[A5] no text becomes HTML or a script but by the safe component', () => {
  for (const [sink, samples] of Object.entries(SINKS))
    it.each(samples)(`${sink}: %s`, (code) => {
      expect(refusalsOf(code)).not.toEqual([]);
    });

  it.each(HARMLESS)('leaves be: %s', (code) => {
    expect(refusalsOf(code)).toEqual([]);
  });

  it.each([
    'packages/design-system/src/components/SafeHtml/SafeHtml.tsx',
    'packages/design-system/src/components/SafeHtml/SafeHtml.styles.ts',
    'packages/features/core/src/i18n/i18n.ts',
    'packages/features/lobby/src/pages/GameListPage/GameListPage.tsx',
    'packages/gateway-openapi/src/tags.ts',
    'apps/site/src/main.tsx',
    'apps/site/vite.config.ts',
    'apps/gateway/src/main.ts',
    'apps/gateway/src/demo/game/page/main.js',
  ])('in %s', async (file) => {
    const { rules } = await new ESLint().calculateConfigForFile(file);
    const [, ...banned] = rules['no-restricted-syntax'];
    expect(banned).toEqual(expect.arrayContaining(rawHtml));
  });
});
