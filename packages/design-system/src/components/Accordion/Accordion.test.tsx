import { describe, expect, it } from 'vitest';
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
});
