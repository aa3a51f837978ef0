import type { ArgTypes, InputType } from 'storybook/internal/types';
import type { DocumentedComponent, DocumentedProp } from './component';

const FEW = 5;

function controlOf({ type, options }: DocumentedProp): Partial<InputType> {
  if (options !== undefined)
    return { options, control: { type: options.length > FEW ? 'select' : 'inline-radio' } };
  if (type === 'boolean' || type === 'string' || type === 'number')
    return { type: { name: type }, control: { type: type === 'string' ? 'text' : type } };
  if (type === 'ReactNode') return { control: { type: 'text' } };
  if (type.includes('=>') || type.endsWith('Handler')) return { control: false };
  return { control: { type: 'object' } };
}

const argTypeOf = (prop: DocumentedProp): InputType => ({
  name: prop.name,
  description: prop.description,
  ...controlOf(prop),
  table: {
    type: {
      summary: prop.type,
      ...(prop.detail === undefined ? {} : { detail: prop.detail }),
    },
    ...(prop.defaultValue === undefined ? {} : { defaultValue: { summary: prop.defaultValue } }),
    ...(prop.isNative ? { category: 'Attributes of the element' } : {}),
  },
});

const docsOf = (component: unknown): DocumentedComponent | undefined =>
  (component as { __docgenInfo?: DocumentedComponent } | null | undefined)?.__docgenInfo;

/** The rows of a component's table of props, and the controls that go with them. */
export function argTypesOf(component: unknown): ArgTypes {
  const props = docsOf(component)?.props ?? [];
  return Object.fromEntries(
    props.map((prop) => {
      const argType = argTypeOf(prop);
      const required = { required: prop.isRequired };
      return [
        prop.name,
        { ...argType, type: { name: 'other', value: '', ...argType.type, ...required } },
      ];
    }),
  ) as ArgTypes;
}

/** The sentences above a component. */
export const descriptionOf = (component: unknown): string => docsOf(component)?.description ?? '';
