import { screen } from '@testing-library/react';
import { Profiler } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { rowsInView } from '../../hooks/rowsInView';
import { conformance } from '../../testing/conformance';
import { hydrate } from '../../testing/hydrate';
import { renderThemed } from '../../testing/render';
import { GameGrid } from './GameGrid';
import { gridGeometry } from './gridGeometry';
import { sortRows } from './sortRows';
import { assignSlots } from './useSlots';

describe('GameGrid', () => {
  conformance(
    (props) => <GameGrid {...props} count={9800} label="Slots" renderItem={() => null} />,
    {
      element: 'div',
      dataComponent: 'GameGrid',
    },
  );

  it('draws the first games on a server, and is taken over without a word', () => {
    const { html, errors } = hydrate(
      <GameGrid count={9800} label="Slots" renderItem={(at) => `Game ${at}`} />,
    );
    expect(html.match(/Game \d+/g)).toEqual(Array.from({ length: 24 }, (_, at) => `Game ${at}`));
    expect(html).toContain('aria-setsize="9800"');
    expect(html).toContain('data-plain');
    expect(errors).toEqual([]);
    expect(screen.getByRole('list').dataset['plain']).toBeUndefined();
  });

  it('draws no more on a server than there are', () => {
    const { html } = hydrate(<GameGrid count={3} label="Few" renderItem={(at) => `Game ${at}`} />);
    expect(html.match(/Game \d+/g)).toHaveLength(3);
  });

  it('draws no game in vain where there was no server', () => {
    const drawn: number[] = [];
    const draw = (at: number) => {
      drawn.push(at);
      return null;
    };
    // Elements have no size in this DOM, so nothing is in view.
    renderThemed(<GameGrid count={9800} label="Slots" renderItem={draw} />);
    expect(drawn).toEqual([]);
  });

  it('is drawn at once where another one stands', () => {
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(292);
    const phases: string[] = [];
    const handleRender = (id: string, phase: string) => phases.push(`${id} ${phase}`);
    const grid = (id: string) => (
      <Profiler id={id} onRender={handleRender}>
        <GameGrid count={9800} label={id} renderItem={(at) => `Game ${at}`} />
      </Profiler>
    );
    renderThemed(grid('first'));
    renderThemed(grid('second'));
    const [first, second] = screen.getAllByRole('list');
    expect(second?.textContent).toBe(first?.textContent);
    expect(second?.textContent).toContain('Game 5');
    expect(phases.filter((phase) => phase.startsWith('second'))).toEqual(['second mount']);
    vi.restoreAllMocks();
  });

  it.each([
    [288, 2],
    [479, 2],
    [480, 3],
    [720, 4],
    [1080, 6],
    [1280, 6],
  ])('fills %i px with %i columns', (width, columns) => {
    expect(gridGeometry(width).columns).toBe(columns);
  });

  it('computes the height of a row from the width of a picture', () => {
    // Two columns of 140 px: a picture of 186.67 px, 72 px of text and a gap of 12 px.
    expect(gridGeometry(292)).toEqual({ columns: 2, gap: 12, rowHeight: 271 });
  });
});

describe('assignSlots', () => {
  it.each([
    ['gives the first rows the first slots', [], [0, 1, 2], [0, 1, 2]],
    ['keeps what a row has', [0, 1, 2], [1, 2], [1, 2]],
    ['gives what came free to what comes in', [0, 1, 2], [1, 2, 3], [1, 2, 0]],
    ['keeps the row of the focus far away', [4, 5, 6], [4, 90, 91], [0, 1, 2]],
  ])('%s', (_, before, rows, expected) => {
    const held = assignSlots(new Map(), before);
    const slots = assignSlots(held, rows);
    expect(rows.map((row) => slots.get(row))).toEqual(expected);
  });
});

describe('sortRows', () => {
  const row = (at: number) => `<div><div data-index="${at}"><button>${at}</button></div></div>`;
  const draw = (rows: readonly number[]) => {
    const list = document.createElement('div');
    list.innerHTML = rows.map(row).join('');
    document.body.append(list);
    const [...elements] = list.children;
    const buttons = [...list.querySelectorAll('button')];
    const moved = new Set<Node>();
    const observer = new MutationObserver((records) => {
      for (const { removedNodes } of records) for (const node of removedNodes) moved.add(node);
    });
    observer.observe(list, { childList: true });
    const settle = async () => {
      sortRows(list);
      await Promise.resolve();
      observer.disconnect();
      const order = [...list.querySelectorAll('button')].map(({ textContent }) =>
        Number(textContent),
      );
      list.remove();
      return {
        order,
        moved: elements
          .filter((element) => moved.has(element))
          .map((element) => Number(element.textContent)),
      };
    };
    return { buttons, settle };
  };

  it('puts what scrolled in behind what was there', async () => {
    expect(await draw([16, 18, 6, 8, 10, 12, 14]).settle()).toEqual({
      order: [6, 8, 10, 12, 14, 16, 18],
      moved: [16, 18],
    });
  });

  it('moves nothing that stands in its place', async () => {
    expect((await draw([2, 4, 6]).settle()).moved).toEqual([]);
  });

  it('leaves the row where it is that has the focus', async () => {
    const { buttons, settle } = draw([16, 18, 6, 8, 10, 12, 14]);
    buttons[0]?.focus();
    const { order, moved } = await settle();
    expect(order).toEqual([6, 8, 10, 12, 14, 16, 18]);
    expect(moved).toEqual([6, 8, 10, 12, 14]);
  });
});

describe('rowsInView', () => {
  const geometry = { top: 0, viewport: 800, rowHeight: 300, rowCount: 4900 };

  it.each([
    ['at the start', 0, { first: 0, last: 3 }],
    ['a pixel before a row leaves', -299, { first: 0, last: 3 }],
    ['as a row leaves', -300, { first: 1, last: 4 }],
    ['far down', -300_000, { first: 1000, last: 1003 }],
    ['at the end', -4899 * 300, { first: 4899, last: 4899 }],
    ['above the screen', -3_000_000, { first: 4899, last: 4899 }],
    ['below the screen', 2000, { first: 0, last: 0 }],
  ])('knows the rows that are seen %s', (_, top, range) => {
    expect(rowsInView({ ...geometry, top })).toEqual(range);
  });

  it('keeps spare rows, but none that do not exist', () => {
    expect(rowsInView({ ...geometry, top: -3000 }, 2)).toEqual({ first: 8, last: 15 });
    expect(rowsInView(geometry, 2)).toEqual({ first: 0, last: 5 });
    expect(rowsInView({ ...geometry, rowCount: 0 }, 2)).toEqual({ first: 0, last: -1 });
  });

  it('lets a row go whenever one comes', () => {
    const lengths = Array.from({ length: 3000 }, (_, at) => {
      const { first, last } = rowsInView({ ...geometry, top: -900 - at }, 2);
      return last - first;
    });
    expect(new Set(lengths)).toEqual(new Set([7]));
  });
});
