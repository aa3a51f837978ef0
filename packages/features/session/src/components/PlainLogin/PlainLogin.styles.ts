import { space } from '@parlour/design-system/tokens';
import styled from 'styled-components';

/** The layout of the form that replaces it, so that nothing moves. */
export const Fields = styled.form`
  display: flex;
  flex-direction: column;
  gap: ${space(16)};
  min-inline-size: 0;
`;
