import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { conformance } from '../../testing/conformance';
import { renderThemed } from '../../testing/render';
import { itemBeside } from './itemBeside';
import { LanguageSelect } from './LanguageSelect';
import { FEW_LANGUAGES } from './LanguageSelect.fixtures';

const LABELS = { language: 'Language' };

describe('LanguageSelect', () => {
  conformance(
    (props) => (
      <LanguageSelect {...props} languages={FEW_LANGUAGES} selectedTag="en" labels={LABELS} />
    ),
    { element: 'div', dataComponent: 'LanguageSelect' },
  );

  it('names its button by what it is for and the current language', () => {
    renderThemed(
      <LanguageSelect languages={FEW_LANGUAGES} selectedTag="zh-Hans" labels={LABELS} />,
    );
    expect(screen.getByRole('button', { name: 'Language: 简体中文' })).toBeTruthy();
  });

  it('keeps its name for a language that it does not know', () => {
    renderThemed(<LanguageSelect languages={FEW_LANGUAGES} selectedTag="eo" labels={LABELS} />);
    expect(screen.getByRole('button', { name: 'Language' })).toBeTruthy();
  });
});

it('leaves an arrow with another key to the browser', () => {
  renderThemed(<LanguageSelect languages={FEW_LANGUAGES} selectedTag="en" labels={LABELS} />);
  const list = screen.getByRole('menu', { hidden: true });
  expect(fireEvent.keyDown(list, { key: 'ArrowLeft', altKey: true })).toBe(true);
  expect(fireEvent.keyDown(list, { key: 'ArrowLeft' })).toBe(false);
});

describe('the item beside another', () => {
  // Three columns: two items, two and one.
  const rects = [
    { left: 0, top: 0 },
    { left: 0, top: 40 },
    { left: 100, top: 0 },
    { left: 100, top: 40 },
    { left: 200, top: 0 },
  ];
  it.each([
    [0, 'right', 2],
    [1, 'right', 3],
    [3, 'right', 4],
    [4, 'left', 2],
    [0, 'left', undefined],
    [4, 'right', undefined],
    [-1, 'right', undefined],
  ] as const)('of %i to the %s is %s', (current, side, expected) => {
    expect(itemBeside(rects, current, side)).toBe(expected);
  });
});
