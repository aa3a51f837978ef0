import { color, fontSize, space } from '@parlour/design-system/tokens';
import styled from 'styled-components';

export const Report = styled.div`
  display: grid;
  gap: ${space(16)};
  min-inline-size: 0;
  max-inline-size: 60rem;
  > p { margin: 0; color: ${color('text-muted')}; font-size: ${fontSize('sm')}; }
`;

/* A swatch before its name, on one line. */
export const Named = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space(8)};
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

export const Against = styled.div`max-inline-size: 20rem;`;
