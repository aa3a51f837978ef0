import { checkPascal, kebab, UsageError, words } from './names.mjs';

const DS = 'packages/design-system/src';

const component = (name) => `import type { ComponentPropsWithRef } from 'react';
import * as S from './${name}.styles';

export type ${name}Props = ComponentPropsWithRef<'div'>;

/** Says what the component is for, and when to use another one, such as \`Card\`, instead. */
export function ${name}(props: ${name}Props) {
  return <S.Root data-component="${name}" {...props} />;
}
`;

const styles = `import styled from 'styled-components';
import { color } from '../../tokens/read';

export const Root = styled.div\`
  min-inline-size: 0;
  color: \${color('text-default')};
  overflow-wrap: anywhere;
\`;
`;

const stories = (name) => `import type { Meta, StoryObj } from '@storybook/react-vite';
import { ${name} } from './${name}';

// stories-check: no Playground, it has no options
// stories-check: no States, it has one state
const meta = {
  title: 'Design System/Content/${name}',
  component: ${name},
  tags: ['autodocs'],
  args: { children: '${words(name)}' },
} satisfies Meta<typeof ${name}>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LongContent: Story = { args: { children: 'A long text without an end. '.repeat(12) } };

export const Narrow: Story = { ...LongContent, globals: { viewport: { value: 'narrow' } } };
`;

const docs = `import type { Usage } from '../../docs/usage';

export const usage: Usage = {
  when: ['What people need when this is the right part.'],
  whenNot: ['For something else: \`Card\`.'],
  keyboard: [],
  screenReader: ['What is read out, and when.'],
  dos: ['What makes it good.'],
  donts: ['What makes it bad.'],
};
`;

const test = (name) => `import { describe } from 'vitest';
import { conformance } from '../../testing/conformance';
import { ${name} } from './${name}';

describe('${name}', () => {
  conformance((props) => <${name} {...props} />, { element: 'div', dataComponent: '${name}' });
});
`;

const changeset = (name) => `---
'@parlour/design-system': minor
---

\`${name}\` is new.
`;

/** \`component PrizeWheel\`: a component of the design system with styles, stories, words for its page, test, export and changeset. */
export function newComponent(given, project) {
  const name = checkPascal(given, 'component');
  const folder = `${DS}/components/${name}`;
  if (project.exists(folder)) throw new UsageError(`There is a component ${name} already.`);
  const index = `${DS}/index.ts`;
  // Biome sorts the exports; at the start it would separate them from the comment above.
  const own = `export { ${name}, type ${name}Props } from './components/${name}/${name}';\n`;
  return new Map([
    [`${folder}/${name}.tsx`, component(name)],
    [`${folder}/${name}.styles.ts`, styles],
    [`${folder}/${name}.stories.tsx`, stories(name)],
    [`${folder}/${name}.docs.ts`, docs],
    [`${folder}/${name}.test.tsx`, test(name)],
    [`.changeset/${kebab(name)}.md`, changeset(name)],
    [index, project.read(index) + own],
  ]);
}
