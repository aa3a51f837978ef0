import type { ArgTypes, InputType } from 'storybook/internal/types';
import type { DocumentedComponent, DocumentedProp } from './component';

const FEW = 5;

function controlOf({ type, options }: DocumentedProp): InputType {
  if (options !== undefined)
    return { options, control: { type: options.length > FEW ? 'select' : 'inline-radio' } };
  if (type === 'boolean' || type === 'string' || type === 'number')
    return { control: { type: type === 'string' ? 'text' : type } };
  if (type === 'ReactNode') return { control: { type: 'text' } };
  if (type.includes('=>') || type.includes('EventHandler')) return { control: false };
  return { control: { type: 'object' } };
}

/** The type by which Storybook makes values of an address, and marks what is required. */
const valueType = ({ type, isRequired: required }: DocumentedProp): InputType['type'] =>
  type === 'boolean' || type === 'string' || type === 'number'
    ? { name: type, required }
    : { name: 'other', value: type, required };

const argTypeOf = (prop: DocumentedProp): InputType => ({
  name: prop.name,
  description: prop.description,
  type: valueType(prop),
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
  (component as { __docgenInfo?: DocumentedComponent } | undefined)?.__docgenInfo;

/** The rows of a component's table of props, and the controls that go with them. */
export const argTypesOf = (component: unknown): ArgTypes =>
  Object.fromEntries((docsOf(component)?.props ?? []).map((prop) => [prop.name, argTypeOf(prop)]));

/** The sentences above a component. */
export const descriptionOf = (component: unknown): string => docsOf(component)?.description ?? '';
