import type { TemplateKind } from './styleTemplates';

/** Replaces styled-components in a style module, and records its rules. */
export interface Recorder {
  /** Rules as written, `&` and nesting included, in the order of the templates. */
  readonly rules: string[];
  tag(
    kind: TemplateKind,
    name: string,
  ): (texts: TemplateStringsArray, ...values: unknown[]) => Value;
}

type Value = string | { toString: () => string };

/** As in styled-components: an empty text for a missing value, a class for a component. */
function textOf(value: unknown, name: string): string {
  if (value === undefined || value === null || value === false) return '';
  if (typeof value === 'function')
    throw new Error(`${name} holds a function: templates are static (docs/decisions/0007).`);
  // A component gives its class; everything else is a text or a number.
  return (value as Value | number).toString();
}

/** A recorder for one module; `prefix` goes before the names of its classes. */
export function createRecorder(prefix: string): Recorder {
  const rules: string[] = [];
  return {
    rules,
    tag: (kind, variable) => {
      const name = `${prefix}-${variable}`;
      return (texts, ...values) => {
        const text = String.raw(
          { raw: texts },
          ...values.map((value) => textOf(value, name)),
        ).replace(/^\s*\/\/.*$/gm, '');
        if (kind === 'css') return text;
        if (kind === 'keyframes') {
          rules.push(`@keyframes ${name}{${text}}`);
          return name;
        }
        rules.push(kind === 'global' ? text : `.${name}{${text}}`);
        return { toString: () => `.${name}` };
      };
    },
  };
}
