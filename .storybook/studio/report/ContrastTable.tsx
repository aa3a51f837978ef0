import { Badge } from '@parlour/design-system/Badge';
import { type DataColumn, DataTable } from '@parlour/design-system/DataTable';
import { type Brand, type ContrastRow, contrastReport } from '@parlour/design-system/theme';
import { brandColor } from '../../../packages/design-system/src/theme/contrastReport';
import { Swatch } from '../panel/Swatch';
import * as S from './report.styles';
import { TIGHTEST } from './tightest';

const columnsOf = (brand: Brand): DataColumn<ContrastRow>[] => [
  {
    id: 'pair',
    header: 'Colour on its ground',
    priority: 'primary',
    cell: ({ scheme, color, ground }) => (
      <S.Named>
        <Swatch colors={[brandColor(color, scheme, brand), brandColor(ground, scheme, brand)]} />
        <span>
          {color} on {ground}
        </span>
      </S.Named>
    ),
  },
  { id: 'scheme', header: 'Theme', cell: ({ scheme }) => scheme },
  { id: 'ratio', header: 'Ratio', align: 'end', cell: ({ ratio }) => ratio.toFixed(2) },
  { id: 'least', header: 'Needed', align: 'end', cell: ({ least }) => least },
  {
    id: 'isEnough',
    header: 'Enough',
    cell: ({ ratio, least }) =>
      ratio >= least ? <Badge tone="positive">yes</Badge> : <Badge tone="danger">too weak</Badge>,
  },
];

/** The pairs of colours with the lowest contrast, in both themes. */
export function ContrastTable({ brand }: { brand: Brand }) {
  const rows = contrastReport(brand);
  const weak = rows.filter(({ ratio, least }) => ratio < least).length;
  return (
    <S.Report>
      <p>
        {weak === 0
          ? `All ${rows.length} pairs of both themes have enough contrast.`
          : `${weak} of ${rows.length} pairs have too little contrast.`}
      </p>
      <DataTable
        caption={`The ${TIGHTEST} tightest pairs`}
        columns={columnsOf(brand)}
        rows={rows.slice(0, TIGHTEST)}
        rowId={({ scheme, color, ground }) => `${scheme} ${color} ${ground}`}
      />
    </S.Report>
  );
}
