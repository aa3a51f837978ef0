import { fireEvent } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { conformance } from '../../testing/conformance';
import { renderThemed } from '../../testing/render';
import { Accordion } from './Accordion';
import { QUESTIONS } from './Accordion.fixtures';

describe('Accordion', () => {
  conformance((props) => <Accordion {...props} items={QUESTIONS} />, {
    element: 'div',
    dataComponent: 'Accordion',
  });

  it('ties the parts of one accordion together, and not those of another', () => {
    const { container } = renderThemed(
      <>
        <Accordion items={QUESTIONS} isSingle />
        <Accordion items={QUESTIONS} isSingle />
      </>,
    );
    const names = [...container.querySelectorAll('details')].map((part) =>
      part.getAttribute('name'),
    );
    expect(new Set(names).size).toBe(2);
    expect(names.slice(0, 3)).toEqual([names[0], names[0], names[0]]);
  });

  it('tells of parts that open and close, and not of one that is open from the beginning', () => {
    const onToggle = vi.fn();
    const items = [{ id: 'a', title: 'A', content: 'One', isOpen: true }];
    const { container } = renderThemed(<Accordion items={items} onToggle={onToggle} />);
    const part = container.querySelector('details') as HTMLDetailsElement;
    const toggle = (open: boolean) => {
      part.open = open;
      fireEvent(part, new Event('toggle'));
    };
    onToggle.mockClear();
    toggle(true);
    expect(onToggle).not.toHaveBeenCalled();
    toggle(false);
    toggle(true);
    expect(onToggle.mock.calls).toEqual([
      [{ id: 'a', isOpen: false }],
      [{ id: 'a', isOpen: true }],
    ]);
  });
});
