import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { conformance } from '../../testing/conformance';
import { renderThemed } from '../../testing/render';
import { DataTable } from './DataTable';
import { REPORT, REPORT_COLUMNS, TABLE_LABELS, type TeamReport } from './DataTable.fixtures';
import { nextSort } from './nextSort';
import { type CsvCell, tableCells, toCsv } from './toCsv';

const base = {
  columns: REPORT_COLUMNS,
  rows: REPORT,
  rowId: ({ id }: TeamReport) => id,
  caption: 'Team in May',
  labels: TABLE_LABELS,
};

describe('DataTable', () => {
  conformance((props) => <DataTable {...base} {...props} />, {
    element: 'div',
    dataComponent: 'DataTable',
  });

  it('asks its owner to leave columns out, and shows what the owner says', () => {
    const onChange = vi.fn();
    renderThemed(<DataTable {...base} columnChoice={{ hiddenIds: ['joined'], onChange }} />);
    fireEvent.click(screen.getByLabelText('Kind'));
    expect(onChange.mock.calls).toEqual([[{ hiddenIds: ['joined', 'level'] }]]);
    expect(screen.getByRole('columnheader', { name: 'Kind' })).toBeTruthy();
    expect(screen.queryByRole('columnheader', { name: 'Joined' })).toBeNull();
  });

  it('saves the shown columns of the rows it is told to', async () => {
    const files: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      if (file instanceof Blob) files.push(file);
      return 'blob:report';
    });
    const columns = REPORT_COLUMNS.filter(({ id }) => id === 'member' || id === 'result');
    renderThemed(
      <DataTable
        {...base}
        columns={columns}
        exportFile={{ name: 'report.csv', rows: REPORT.slice(0, 2) }}
      />,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Export' }));
    expect((await files[0]?.text())?.replace('\uFEFF', '')).toBe(
      'Member,Profit and loss\r\nriverstone,"1,310.25"\r\nmaple.lane,-412.80\r\n',
    );
  });

  it('saves what is fetched when it is wanted, and nothing where that failed', async () => {
    const files: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      if (file instanceof Blob) files.push(file);
      return 'blob:report';
    });
    const answers: ((text: string | null) => void)[] = [];
    const load = () => new Promise<string | null>((resolve) => answers.push(resolve));
    renderThemed(<DataTable {...base} exportFile={{ name: 'report.csv', load }} />);
    const press = () => fireEvent.click(screen.getByRole('button', { name: /Export/ }));
    press();
    expect(screen.getByRole('button', { name: /Export/ }).getAttribute('aria-busy')).toBe('true');
    await act(async () => answers[0]?.(null));
    expect(files).toHaveLength(0);
    press();
    await act(async () => answers[1]?.('all rows'));
    expect(await files[0]?.text()).toBe('all rows');
  });

  it('says what is going on in place of rows', () => {
    const slots = { empty: <p>Nothing</p>, failed: <p>Failed</p> };
    const { rerender } = renderThemed(<DataTable {...base} {...slots} rows={[]} />);
    expect(screen.getByRole('cell', { name: 'Nothing' })).toBeTruthy();
    rerender(<DataTable {...base} {...slots} status="failed" />);
    expect(screen.getByRole('cell', { name: 'Failed' })).toBeTruthy();
    rerender(<DataTable {...base} {...slots} status="loading" />);
    expect(screen.getByRole('status').textContent).toBe('Loading the report');
    expect(document.querySelectorAll('tbody tr')).toHaveLength(REPORT.length);
  });
});

describe('nextSort', () => {
  it.each([
    [undefined, 'a', 'ascending'],
    [{ columnId: 'a', direction: 'ascending' } as const, 'a', 'descending'],
    [{ columnId: 'a', direction: 'descending' } as const, 'a', 'ascending'],
    [{ columnId: 'a', direction: 'ascending' } as const, 'b', 'ascending'],
  ])('after %o, a press on %s asks for %s', (sort, columnId, direction) => {
    expect(nextSort(sort, columnId)).toEqual({ columnId, direction });
  });
});

describe('toCsv', () => {
  it.each<[string, CsvCell, string]>([
    ['a word', 'koi', 'koi'],
    ['a comma', 'koi, red', '"koi, red"'],
    ['quotes', 'the "koi"', '"the ""koi"""'],
    ['a line break', 'koi\nred', '"koi\nred"'],
    ['space at an end', ' koi', '" koi"'],
    ['nothing', '', ''],
    ['a number', -12.5, '-12.5'],
    ['what is no number', Number.NaN, ''],
    ['a formula', '=1+1', "'=1+1"],
    ['a formula with quotes', '=HYPERLINK("x")', '"\'=HYPERLINK(""x"")"'],
    ['a formula by plus', '+1+1', "'+1+1"],
    ['a formula by minus', '-1+cmd', "'-1+cmd"],
    ['a formula by at', '@SUM(A1)', "'@SUM(A1)"],
    ['a tab', '\t=1', "'\t=1"],
    ['a carriage return', '\r=1', '"\'\r=1"'],
    ['a wide sign', '＝1+1', "'＝1+1"],
    ['a negative number', '-412.80', '-412.80'],
    ['a grouped negative number', '-1,412.80', '"-1,412.80"'],
    ['a number with a minus sign', '\u2212412.80', '-412.80'],
    ['a number of another language', '-1.412,80', '"-1.412,80"'],
    ['a signed number', '+7', '+7'],
    ['a share', '-3.5%', '-3.5%'],
    ['a lone minus', '-', "'-"],
    ['marks of direction', '\u2066\u2212$ 20.00\u2069', '\u2212$ 20.00'],
    ['a formula behind such a mark', '\u200f=1+1', "'=1+1"],
    ['a telephone number', '+62 812', '+62 812'],
  ])('writes %s', (_, cell, expected) => {
    expect(toCsv([[cell]])).toBe(`\uFEFF${expected}\r\n`);
  });

  it('parts cells by commas and ends every line', () => {
    expect(
      toCsv([
        ['a', 1],
        ['b', 2],
      ]),
    ).toBe('\uFEFFa,1\r\nb,2\r\n');
  });

  it('leaves empty what a column only draws', () => {
    const columns = [{ id: 'a', header: 'A', cell: () => <b>drawn</b> }];
    expect(tableCells(columns, ['row'])).toEqual([['A'], ['']]);
  });
});
