import { optionLists } from 'virtual:option-lists';
import type { Preview } from '@storybook/react-vite';

type ArgTypesEnhancer = NonNullable<Preview['argTypesEnhancers']>[number];

interface Documented {
  __docgenInfo?: { props?: Record<string, { tsType?: { raw?: string } }> };
}

const FROM_A_LIST = /^\(typeof ([A-Z][A-Z0-9_]*)\)\[number\]$/;
const FEW = 5;

/** Gives a control and a readable type to props whose type is made from an option list, which the generator only names. */
export const optionArgTypes: ArgTypesEnhancer = ({ argTypes, component }) => {
  const props = (component as Documented | undefined)?.__docgenInfo?.props ?? {};
  const found = Object.entries(props).flatMap(([name, { tsType }]) => {
    const options = optionLists[FROM_A_LIST.exec(tsType?.raw ?? '')?.[1] ?? ''];
    return options === undefined ? [] : [[name, options] as const];
  });
  const enhanced = { ...argTypes };
  for (const [name, options] of found) {
    const argType = enhanced[name];
    enhanced[name] = {
      name,
      ...argType,
      options: argType?.options ?? options,
      control: { type: options.length > FEW ? 'select' : 'inline-radio' },
      table: {
        ...argType?.table,
        type: { summary: options.map((option) => `'${option}'`).join(' | ') },
      },
    };
  }
  return enhanced;
};
