import { color, fontSize, space } from '@parlour/design-system/tokens';
import styled from 'styled-components';

export const Parts = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(320px, 100%), 1fr));
  align-items: start;
  gap: ${space(24)} ${space(32)};
`;

/** A plain table: three columns of a few rows need no `Table` of records. */
export const Rates = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  font-size: ${fontSize('sm')};
  font-variant-numeric: tabular-nums;

  th, td {
    padding: ${space(8)};
    border-block-end: 1px solid ${color('border-subtle')};
    font-weight: 400;
    text-align: start;
    vertical-align: baseline;
  }
  thead th { color: ${color('text-muted')}; }
  :is(th, td):first-child { padding-inline-start: 0; }
  :is(th, td):last-child { padding-inline-end: 0; }
  :is(th, td):not(:first-child) { text-align: end; }
`;
