import type { LabelsByComponent } from './useLabels';

/** Labels of one language, as in `labels/<tag>.json`: texts by component and name; a label may hold a group of others. */
export interface LabelTexts {
  readonly [name: string]: string | LabelTexts;
}

type Argument = string | number;

const PLACEHOLDER = /\{\{(\d)\}\}/g;
const PLURAL = /^(.+)_(?:zero|one|two|few|many|other)$/;

const hasPlaceholder = (text: string): boolean => text.search(PLACEHOLDER) >= 0;

/** Reads the labels of one language: a text with placeholders or plural forms becomes a function. */
export function readLabels(texts: LabelTexts, language: string): LabelsByComponent {
  const plural = new Intl.PluralRules(language);
  const number = new Intl.NumberFormat(language);

  const fill = (text: string, values: readonly Argument[]): string =>
    text.replace(PLACEHOLDER, (_, position: string) => {
      const value = values[Number(position) - 1] ?? '';
      return typeof value === 'number' ? number.format(value) : value;
    });

  /** The plural form follows the first argument. */
  const pluralOf =
    (group: LabelTexts, name: string) =>
    (...values: Argument[]): string => {
      const form = group[`${name}_${plural.select(Number(values[0]))}`] ?? group[`${name}_other`];
      return typeof form === 'string' ? fill(form, values) : '';
    };

  function readGroup(group: LabelTexts): Record<string, object | string> {
    return Object.fromEntries(
      Object.entries(group).map(([key, text]): [string, object | string] => {
        const [, name] = PLURAL.exec(key) ?? [];
        if (name !== undefined) return [name, pluralOf(group, name)];
        if (typeof text !== 'string') return [key, readGroup(text)];
        if (!hasPlaceholder(text)) return [key, text];
        return [key, (...values: Argument[]) => fill(text, values)];
      }),
    );
  }

  return readGroup(texts) as LabelsByComponent;
}
