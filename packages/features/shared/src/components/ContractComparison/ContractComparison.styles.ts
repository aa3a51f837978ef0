import { color, fontSize, radius, space } from '@parlour/design-system/tokens';
import styled from 'styled-components';

export const Rows = styled.ol`
  container-type: inline-size;
  display: grid;
  gap: ${space(12)};
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Row = styled.li`
  display: grid;
  justify-items: start;
  gap: ${space(8)};
  padding: ${space(12)};
  border: 1px solid ${color('border-subtle')};
  border-radius: ${radius('control')};
  overflow-wrap: anywhere;

  &:not([data-change='same']) { border-inline-start: 3px solid ${color('border-control')}; }
  &[data-change='same'] { color: ${color('text-muted')}; }
  @media print { break-inside: avoid; }
`;

export const Sides = styled.dl`
  display: grid;
  gap: ${space(8)} ${space(16)};
  inline-size: 100%;
  margin: 0;

  dt { font-size: ${fontSize('xs')}; color: ${color('text-muted')}; }
  dd { margin: 0; }
  > [data-side='before'] > dd { color: ${color('text-muted')}; }
  @container (min-width: 480px) { grid-template-columns: repeat(2, minmax(0, 1fr)); }
`;

export const Figures = styled.ul`
  display: grid;
  gap: ${space(4)};
  margin: 0;
  padding: 0;
  list-style: none;
  font-size: ${fontSize('sm')};
  font-variant-numeric: tabular-nums;
`;
