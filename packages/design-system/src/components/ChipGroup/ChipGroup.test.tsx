import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { conformance } from '../../testing/conformance';
import { renderThemed } from '../../testing/render';
import { ChipGroup } from './ChipGroup';
import { GROUP_LABELS, MANY, PLAIN, Removing } from './ChipGroup.fixtures';
import { edgeOf } from './useEdges';

const names = () => screen.getAllByRole('button').map(({ textContent }) => textContent);

describe('ChipGroup', () => {
  conformance((props) => <ChipGroup {...props} label="Category" items={PLAIN} />, {
    element: 'div',
    dataComponent: 'ChipGroup',
  });

  it('[PK-06] of one choice is a radio group that its owner controls', () => {
    const onSelect = vi.fn();
    renderThemed(
      <ChipGroup
        label="Category"
        mode="single"
        items={PLAIN}
        selectedIds={['slots']}
        onSelect={onSelect}
      />,
    );
    fireEvent.click(screen.getByRole('radio', { name: 'Live' }));
    expect(onSelect.mock.calls).toEqual([[{ ids: ['live'] }]]);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Slots' }).checked).toBe(true);
  });

  it('never hides a chosen chip behind its limit', () => {
    renderThemed(
      <ChipGroup
        label="Theme"
        items={MANY}
        labels={GROUP_LABELS}
        limit={2}
        selectedIds={['theme-20']}
      />,
    );
    expect(names()).toEqual(['Lantern 1', 'Koi 2', 'Harbour 21', 'Show all (24)']);
  });

  it('keeps the focus when the last chip goes', () => {
    renderThemed(<Removing label="Filters" items={PLAIN.slice(0, 1)} labels={GROUP_LABELS} />);
    const [chip] = screen.getAllByRole('button');
    chip?.focus();
    if (chip) fireEvent.click(chip);
    expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Filters' }));
  });

  it('has no chips while it loads', () => {
    renderThemed(<ChipGroup label="Category" items={PLAIN} isLoading />);
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByRole('group', { name: 'Category', busy: true })).toBeTruthy();
  });
});

it.each([
  [0, 'end'],
  [40, 'both'],
  [-40, 'both'],
  [100, 'start'],
  [-99, 'start'],
] as const)('a row scrolled by %i goes on at its %s', (scrolled, edge) => {
  expect(edgeOf(scrolled, 100, 200)).toBe(edge);
});
