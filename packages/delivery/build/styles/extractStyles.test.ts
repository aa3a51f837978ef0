import { mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { extractStyles } from './extractStyles';

const MODULES = {
  'Look.styles.ts': `
    import styled, { css, keyframes } from 'styled-components';
    const edge = (width: number): string => \`\${width}px solid\`;
    export const look = css\`border: \${edge(2)}; &:hover { color: red; }\`;
    const turn = keyframes\`to { rotate: 1turn; }\`;
    export const Root = styled.div\`
      // only for those who read the source
      \${look}
      animation: \${turn} 1s;
      &[data-open] > li { color: blue; }
      @media (width > 40px) { gap: 4px; &:focus { gap: 8px; } }
      html:has(&[data-open]) { overflow: hidden; }
    \`;
    export const Unused = styled.p\`\`;
  `,
  'Card.styles.ts': `
    import styled from 'styled-components';
    import * as Base from './Look.styles';
    import { look } from './Look.styles';
    export const Root = styled(Base.Root)\`color: green;\`;
    export const Sign = styled.span\`\${look} \${Root} > & { color: black; }\`;
  `,
  'Global.ts': `
    import { createGlobalStyle } from 'styled-components';
    export const GlobalStyle = createGlobalStyle\`body { margin: 0; a { color: red; } }\`;
  `,
  'main.ts': `
    import * as Card from './Card.styles';
    import { GlobalStyle } from './Global';
    console.log(Card.Root, Card.Sign, GlobalStyle);
  `,
};

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(await realpath(tmpdir()), 'styles-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** The script and the style sheet of a build of these modules. */
async function buildOf(changes: Partial<typeof MODULES> = {}) {
  for (const [name, code] of Object.entries({ ...MODULES, ...changes }))
    await writeFile(join(folder, name), code);
  const result = await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    plugins: [extractStyles()],
    build: {
      write: false,
      minify: false,
      cssMinify: false,
      rolldownOptions: { input: join(folder, 'main.ts'), external: ['react'] },
    },
  });
  if (!('output' in result)) throw new Error('The build gave no single output.');
  const { output } = result;
  const sheets = output.flatMap((file) => (file.type === 'asset' ? [String(file.source)] : []));
  const scripts = output.flatMap((file) => (file.type === 'chunk' ? [file.code] : []));
  return { css: sheets.join('\n'), js: scripts.join('\n') };
}

describe('extractStyles', () => {
  it('leaves names of classes in the script, and no styled-components', async () => {
    const { js } = await buildOf();
    expect(js).toMatch(/part\("div", "Look-Root"\)/);
    expect(js).toMatch(/part\(.*"Look-Root"\), "Card-Root"\)/);
    expect(js).toMatch(/part\("span", "Card-Sign"\)/);
    expect(js).not.toMatch(/Look-Unused|border|margin|componentStyle/);
  });

  it('writes nested rules, media, chunks and names of movements as the library does', async () => {
    const { css } = await buildOf();
    for (const rule of [
      '@keyframes Look-turn{to{rotate:1turn;}}',
      '.Look-Root{border:2px solid;animation:Look-turn 1s;}',
      '.Look-Root:hover{color:red;}',
      '.Look-Root[data-open]>li{color:blue;}',
      '@media (width > 40px){.Look-Root{gap:4px;}.Look-Root:focus{gap:8px;}}',
      'html:has(.Look-Root[data-open]){overflow:hidden;}',
      '.Card-Sign{border:2px solid;}',
      '.Card-Root>.Card-Sign{color:black;}',
      'body{margin:0;}',
      'body a{color:red;}',
    ])
      expect(css.replace(/\s*>\s*(?=[.l])/g, '>')).toContain(rule);
    expect(css).not.toContain('only for those');
  });

  it('puts what extends a part behind it', async () => {
    const { css } = await buildOf();
    expect(css.indexOf('.Card-Root{color:green;}')).toBeGreaterThan(css.indexOf('.Look-Root{'));
  });

  it('refuses a template that is not static, by name', async () => {
    const card = `
      import styled from 'styled-components';
      export const Root = styled.div\`\`;
      export const Sign = styled.span\`color: \${() => 'red'};\`;
    `;
    await expect(buildOf({ 'Card.styles.ts': card })).rejects.toThrow(/Card-Sign holds a function/);
  });

  it('refuses a second module of the same name', async () => {
    const main = `${MODULES['main.ts']}; import { Root } from './Card'; console.log(Root);`;
    const other = "import styled from 'styled-components'; export const Root = styled.i``;";
    await writeFile(join(folder, 'Card.tsx'), other);
    await expect(buildOf({ 'main.ts': main })).rejects.toThrow(/has the name of/);
  });
});
