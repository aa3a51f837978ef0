import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderThemed } from '../testing/render';
import { LabelsProvider } from './LabelsProvider';
import { FUNCTIONS, type MissingLabels } from './labelsOf.fixtures';
import { noText } from './noText';
import { type LabelTexts, readLabels } from './readLabels';
import { STRINGLESS } from './stringless.fixtures';
import { STRINGLESS_BETTING } from './stringlessBetting.fixtures';
import { STRINGLESS_CONTROLS } from './stringlessControls.fixtures';
import en from './texts/en.json';

const TEXTS = Object.entries(
  import.meta.glob<LabelTexts>('./texts/*.json', { eager: true, import: 'default' }),
).map(([path, texts]) => [path.replace(/^.*\/(.+)\.json$/, '$1'), texts] as const);

/** Does not compile while a label has no text: the error names it, as in `Balance.refresh`. */
const MISSING: [MissingLabels] extends [never] ? [] : MissingLabels = [];

/** What a screen reader is lost in without a name. */
const NAMED = 'button link textbox combobox checkbox meter progressbar navigation region dialog';

const stringless = {
  ...STRINGLESS,
  ...STRINGLESS_BETTING,
  ...STRINGLESS_CONTROLS,
};

type Functions = Readonly<Record<string, Record<string, readonly (string | number)[]>>>;
const functions = Object.entries(FUNCTIONS as Functions).flatMap(([component, labels]) =>
  Object.entries(labels).map(([name, values]) => ({ component, name, values })),
);

describe('[PK-04] the built-in labels', () => {
  it('are whole: each label of a component has its text', () => {
    expect(MISSING).toEqual([]);
  });

  it('are functions where a value is filled in, and nowhere else', () => {
    const found = Object.entries(readLabels(en, 'en')).flatMap(([component, labels]) =>
      Object.entries(labels ?? {})
        .filter(([, label]) => typeof label === 'function')
        .map(([name]) => `${component}.${name}`),
    );
    expect(found).toEqual(functions.map(({ component, name }) => `${component}.${name}`));
  });

  it.each(TEXTS)('in %s fill in every value that their component passes', (tag, texts) => {
    const labels = readLabels(texts, tag) as Record<
      string,
      Record<string, (...values: (string | number)[]) => string>
    >;
    const number = new Intl.NumberFormat(tag);
    for (const { component, name, values } of functions) {
      const text = labels[component]?.[name]?.(...values) ?? '';
      for (const value of values)
        expect(text).toContain(typeof value === 'number' ? number.format(value) : value);
      expect(text).not.toContain('{{');
    }
  });
});

describe('[PK-04] a page needs no string to start', () => {
  it('whichever components it has', () => {
    // The first two show what is queued for them; the others have texts that only an owner knows.
    const others = ['DialogRegion', 'ToastRegion', 'AgeGate', 'JackpotCounter', 'PauseForm'];
    expect([...Object.keys(stringless), ...others].sort()).toEqual(Object.keys(en));
  });

  it.each(Object.entries(stringless))('%s has all its words and names', (_, element) => {
    const { container } = renderThemed(
      <LabelsProvider labels={en} language="en">
        {element}
      </LabelsProvider>,
    );
    expect(container.innerHTML).not.toMatch(/undefined|\{\{/);
    const nameless = NAMED.split(' ').flatMap((role) => screen.queryAllByRole(role, { name: '' }));
    expect(nameless.map(({ outerHTML }) => outerHTML)).toEqual([]);
  });
});

describe('[PK-04] a page without its texts', () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it.each(Object.entries(stringless))('still has %s', (_, element) => {
    vi.spyOn(console, 'error').mockReturnValue(undefined);
    const { container } = renderThemed(element);
    expect(container.innerHTML).not.toContain('undefined');
  });

  it('names each missing one once on the console', () => {
    const told = vi.spyOn(console, 'error').mockReturnValue(undefined);
    expect([noText('Pagination.first'), noText('Pagination.first')]).toEqual(['', '']);
    expect(told.mock.calls).toEqual([
      ['No text for Pagination.first: use LabelsProvider, or give it by `labels`.'],
    ]);
  });
});
