import { describe, expect, it } from 'vitest';
import { excludeRepeated } from './repeatedStories.mjs';

const press = 'play: async () => { await userEvent.click(one); }';
const LEFT_OUT = /export const (\w+): Story = \{ tags: \['!test'\],/g;

const leftOut = (...stories) =>
  [...excludeRepeated(stories.join('\n')).matchAll(LEFT_OUT)].map(([, name]) => name);

describe('the stories that are no tests', () => {
  it('are a playground and a width that only repeat others', () => {
    const names = leftOut(
      'export const Default: Story = {};',
      'export const Playground: Story = {};',
      "export const LongContent: Story = { args: { label: 'Donaudampfschiff' } };",
      "export const Narrow: Story = { ...LongContent, globals: { viewport: { value: 'narrow' } } };",
    );
    expect(names).toEqual(['Playground', 'Narrow']);
  });

  it.each([
    ['of its own', `export const Narrow: Story = { ${press} };`],
    [
      'of the story it spreads',
      `const Long = { ${press} };\nexport const Narrow: Story = { ...Long };`,
    ],
    ['that may be in what it imports', 'export const Narrow: Story = { ...elsewhere };'],
  ])('are none with a play function %s', (_, text) => {
    expect(leftOut(text)).toEqual([]);
  });
});
