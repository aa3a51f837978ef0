import { color, fontSize, radius, space } from '@parlour/design-system/tokens';
import styled from 'styled-components';

export const Code = styled.pre`
  max-block-size: 24rem;
  margin: 0;
  padding: ${space(12)};
  overflow: auto;
  border-radius: ${radius('control')};
  background: ${color('surface-sunken')};
  font-size: ${fontSize('sm')};
`;

export const Notes = styled.ul`
  display: grid;
  gap: ${space(4)};
  margin: 0;
  padding-inline-start: ${space(16)};
`;

/* Beside each other where there is room. */
export const Files = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(24rem, 100%), 1fr));
  align-items: start;
  gap: ${space(32)};
`;
