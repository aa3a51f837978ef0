import { Badge } from '@parlour/design-system/Badge';
import { type Brand, contrastReport } from '@parlour/design-system/theme';
import { color, fontSize, space } from '@parlour/design-system/tokens';

const TIGHTEST = 12;

const TABLE = {
  borderCollapse: 'collapse',
  fontSize: fontSize('sm'),
  fontVariantNumeric: 'tabular-nums',
} as const;
const CELL = {
  padding: `${space(4)} ${space(8)}`,
  borderBlockEnd: `1px solid ${color('border-subtle')}`,
  textAlign: 'start',
} as const;

/** The pairs of colours with the lowest contrast, in both themes. */
export function ContrastTable({ brand }: { brand: Brand }) {
  return (
    <table style={TABLE}>
      <caption style={{ textAlign: 'start', paddingBlockEnd: space(8) }}>
        The {TIGHTEST} tightest of all pairs; every pair is checked.
      </caption>
      <thead>
        <tr>
          {['Theme', 'Colour', 'On', 'Ratio', 'Needed', ''].map((title) => (
            <th key={title} scope="col" style={CELL}>
              {title === '' ? 'Enough' : title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {contrastReport(brand)
          .slice(0, TIGHTEST)
          .map(({ scheme, color: name, ground, ratio, least }) => (
            <tr key={`${scheme} ${name} ${ground}`}>
              <td style={CELL}>{scheme}</td>
              <td style={CELL}>{name}</td>
              <td style={CELL}>{ground}</td>
              <td style={CELL}>{ratio.toFixed(2)}</td>
              <td style={CELL}>{least}</td>
              <td style={CELL}>
                {ratio >= least ? (
                  <Badge tone="positive">yes</Badge>
                ) : (
                  <Badge tone="danger">too weak</Badge>
                )}
              </td>
            </tr>
          ))}
      </tbody>
    </table>
  );
}
