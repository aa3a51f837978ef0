import styled from 'styled-components';
import { color, fontSize, inset, radius, space } from '../../tokens/read';

export const Root = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(8)} ${space(16)};
  font-size: ${fontSize('sm')};

  &[data-variant='columns'] {
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 9rem), 1fr));
    row-gap: ${space(12)};
  }
  &[data-sunken] {
    padding: ${inset('row')} ${space(16)};
    border-radius: var(--pl-fact-list-radius, ${radius('control')});
    background: ${color('surface-sunken')};
  }
`;

/* 1: a value that wraps below its name stays in line with the others */
export const Fact = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 ${space(16)};
  min-inline-size: 0;

  [data-variant='columns'] > & { display: block; }
  > dt { color: ${color('text-muted')}; }
  > dd {
    min-inline-size: 0;
    margin-inline-start: auto; /* 1 */
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
  &[data-strong] > dd { font-weight: 600; }
`;
