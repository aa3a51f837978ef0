// stories-check: no Playground, it has no options
// stories-check: no LongContent, it has no content of its own
// stories-check: no keyboard, the Tab key scrolls the row by itself
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useRef } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { LinkButton } from '../LinkButton/LinkButton';
import { ScrollEdges } from './ScrollEdges';
import { Place, Row } from './ScrollEdges.fixtures';

const ENTRIES = Array.from({ length: 30 }, (_, place) => `Entry ${place + 1}`);

interface SampleProps {
  count: number;
  /** Where the row stands, from 0 to 1 of its way. */
  from?: number;
}

function Sample({ count, from = 0 }: SampleProps) {
  const row = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const list = row.current;
    if (list === null) return;
    const way = (list.scrollWidth - list.clientWidth) * from;
    list.scrollLeft = getComputedStyle(list).direction === 'rtl' ? -way : way;
  }, [from]);
  return (
    <Place>
      <Row ref={row} role="list" aria-label="Entries">
        {ENTRIES.slice(0, count).map((entry) => (
          <li key={entry}>
            <LinkButton href="#entry" size="sm" variant="outline" tone="neutral">
              {entry}
            </LinkButton>
          </li>
        ))}
      </Row>
      <ScrollEdges row={row} data-testid="edges" />
    </Place>
  );
}

const meta = {
  title: 'Design System/Actions and layout/ScrollEdges',
  component: ScrollEdges,
  tags: ['autodocs'],
  args: { row: { current: null } },
  render: () => <Sample count={30} />,
} satisfies Meta<typeof ScrollEdges>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** At the start, on the way, at the end, and with room for all. */
export const States: Story = {
  render: () => (
    <>
      <Sample count={30} />
      <Sample count={30} from={0.5} />
      <Sample count={30} from={1} />
      <Sample count={2} />
    </>
  ),
};

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

export const Interaction: Story = {
  play: async ({ canvas, step }) => {
    const list = canvas.getByRole('list', { name: 'Entries' });
    const edges = canvas.getByTestId('edges');
    const edge = (place: 'start' | 'end') => edges.querySelector(`[data-edge='${place}']`);
    /** Presses it until there is nothing more beyond it. */
    const pressToTheEnd = (place: 'start' | 'end') =>
      waitFor(
        async () => {
          const button = edge(place);
          if (button !== null) await userEvent.click(button);
          await expect(edge(place)).toBeNull();
        },
        { interval: 500 },
      );
    const seen = (child: Element | null) => {
      const box = list.getBoundingClientRect();
      const { left, right } = child?.getBoundingClientRect() ?? box;
      return left >= box.left - 1 && right <= box.right + 1;
    };
    await step('at the start there is nothing before it', async () => {
      await waitFor(() => expect(edge('end')).toBeVisible());
      await expect(edge('start')).toBeNull();
    });
    await step('presses lead to the end, where there is nothing further', async () => {
      await pressToTheEnd('end');
      await expect(seen(list.lastElementChild)).toBe(true);
    });
    await step('and back', async () => {
      await pressToTheEnd('start');
      await expect(seen(list.firstElementChild)).toBe(true);
    });
  },
};
