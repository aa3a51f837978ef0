import { space } from '@parlour/design-system/tokens';
import styled from 'styled-components';

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(16)};
  align-items: start;

  @container (min-width: 480px) {
    &:has(> [data-code]) { grid-template-columns: minmax(0, 1fr) auto; }
  }
`;

export const Code = styled.div`
  justify-self: center;
  min-block-size: 160px;
`;

export const Surround = styled.div`
  container-type: inline-size;
`;
