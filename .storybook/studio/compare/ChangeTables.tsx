import { Accordion, type AccordionItem } from '@parlour/design-system/Accordion';
import { Badge } from '@parlour/design-system/Badge';
import { type DataColumn, DataTable } from '@parlour/design-system/DataTable';
import { Swatch } from '../panel/Swatch';
import * as S from '../report/report.styles';
import { TIGHTEST } from '../report/tightest';
import type {
  BrandComparison,
  ColorChange,
  ContrastChange,
  TokenChange,
  ValueChange,
} from './compareBrands';

interface ChangeTablesProps {
  comparison: BrandComparison;
  /** Name of the brand before. */
  from: string;
  to: string;
}

const isColor = (text: string): boolean => /^(?:#|rgb)/.test(text);

function Shown({ value = 'as Parlour' }: { value: string | undefined }) {
  return (
    <S.Named>
      {isColor(value) ? <Swatch colors={[value]} /> : null}
      <span>{value}</span>
    </S.Named>
  );
}

type Named = Pick<ValueChange, 'name' | 'from' | 'to'>;

const sides = <Row extends Named>(from: string, to: string): DataColumn<Row>[] => [
  { id: 'name', header: 'Name', priority: 'primary', cell: ({ name }) => name },
  { id: 'a', header: `A, ${from}`, cell: (row) => <Shown value={row.from} /> },
  { id: 'b', header: `B, ${to}`, cell: (row) => <Shown value={row.to} /> },
];

const HOW: DataColumn<ColorChange> = {
  id: 'how',
  header: 'How',
  cell: ({ differences }) => differences.join(', ') || 'hardly seen',
};

const THEME: DataColumn<TokenChange> = {
  id: 'scheme',
  header: 'Theme',
  cell: ({ scheme }) => scheme ?? 'both',
};

const CONTRAST: DataColumn<ContrastChange>[] = [
  {
    id: 'pair',
    header: 'Colour on its ground',
    priority: 'primary',
    cell: ({ color, ground }) => `${color} on ${ground}`,
  },
  { id: 'scheme', header: 'Theme', cell: ({ scheme }) => scheme },
  { id: 'from', header: 'A', align: 'end', cell: ({ from }) => from.toFixed(2) },
  { id: 'to', header: 'B', align: 'end', cell: ({ to }) => to.toFixed(2) },
  { id: 'least', header: 'Needed', align: 'end', cell: ({ least }) => least },
  {
    id: 'change',
    header: 'Change',
    cell: ({ change, to, least }) => (
      <Badge tone={change === 'better' ? 'positive' : to < least ? 'danger' : 'neutral'}>
        {change}
      </Badge>
    ),
  },
];

interface GroupOptions<Row> {
  title: string;
  /** Most rows that are shown, the tightest ones. Default: all. */
  most?: number;
  columns: readonly DataColumn<Row>[];
  rows: readonly Row[];
  rowId: (row: Row) => string;
  isOpen?: boolean;
}

/** A group with its table; none without rows. Its title says what the caption would. */
function groupOf<Row>(options: GroupOptions<Row>): AccordionItem[] {
  const { title, rows, most = rows.length, isOpen = false, ...table } = options;
  if (rows.length === 0) return [];
  const cut = rows.length > most ? `, the ${most} tightest` : '';
  const caption = `${title}: ${rows.length}${cut}`;
  return [
    {
      id: title,
      title: caption,
      isOpen,
      content: (
        <DataTable
          {...table}
          caption={caption}
          view={{ isCaptionHidden: true }}
          rows={rows.slice(0, most)}
        />
      ),
    },
  ];
}

/**
 * What differs, by groups: on a phone each row is a card, so that all tables below each other would be many screens. The
 * values are open, as everything else follows from them.
 */
export function ChangeTables({ comparison, from, to }: ChangeTablesProps) {
  const { values, colors, tokens, contrast } = comparison;
  return (
    <Accordion
      headingLevel={3}
      items={[
        ...groupOf({
          title: 'Values',
          columns: sides<ValueChange>(from, to),
          rows: values,
          rowId: ({ name }) => name,
          isOpen: true,
        }),
        ...(['dark', 'light'] as const).flatMap((scheme) =>
          groupOf({
            title: `Colours of the ${scheme} theme`,
            columns: [...sides<ColorChange>(from, to), HOW],
            rows: colors.filter((row) => row.scheme === scheme),
            rowId: ({ name }) => name,
          }),
        ),
        ...groupOf({
          title: 'Shape, type and light',
          columns: [...sides<TokenChange>(from, to), THEME],
          rows: tokens,
          rowId: ({ name, scheme }) => `${name} ${scheme ?? ''}`,
        }),
        ...groupOf({
          title: 'Contrast that changed',
          most: TIGHTEST,
          columns: CONTRAST,
          rows: contrast,
          rowId: ({ scheme, color, ground }) => `${scheme} ${color} ${ground}`,
        }),
      ]}
    />
  );
}
