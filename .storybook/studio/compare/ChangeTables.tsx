import { Badge } from '@parlour/design-system/Badge';
import { type DataColumn, DataTable } from '@parlour/design-system/DataTable';
import { Swatch } from '../panel/Swatch';
import * as S from '../report/report.styles';
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

const TIGHTEST = 12;

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

/** The tables of what differs; those without a row are left out. */
export function ChangeTables({ comparison, from, to }: ChangeTablesProps) {
  const { values, colors, tokens, contrast } = comparison;
  return (
    <>
      {values.length === 0 ? null : (
        <DataTable
          caption={`Values: ${values.length}`}
          columns={sides<ValueChange>(from, to)}
          rows={values}
          rowId={({ name }) => name}
        />
      )}
      {(['dark', 'light'] as const).map((scheme) => {
        const rows = colors.filter((row) => row.scheme === scheme);
        return rows.length === 0 ? null : (
          <DataTable
            key={scheme}
            caption={`Colours of the ${scheme} theme: ${rows.length}`}
            columns={[...sides<ColorChange>(from, to), HOW]}
            rows={rows}
            rowId={({ name }) => name}
          />
        );
      })}
      {tokens.length === 0 ? null : (
        <DataTable
          caption={`Shape, type and light: ${tokens.length}`}
          columns={[...sides<TokenChange>(from, to), THEME]}
          rows={tokens}
          rowId={({ name, scheme }) => `${name} ${scheme ?? ''}`}
        />
      )}
      {contrast.length === 0 ? null : (
        <DataTable
          caption={`Contrast that changed: ${contrast.length}${contrast.length > TIGHTEST ? `, the ${TIGHTEST} tightest` : ''}`}
          columns={CONTRAST}
          rows={contrast.slice(0, TIGHTEST)}
          rowId={({ scheme, color, ground }) => `${scheme} ${color} ${ground}`}
        />
      )}
    </>
  );
}
