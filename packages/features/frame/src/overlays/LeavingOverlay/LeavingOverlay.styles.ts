import { color, fontSize, radius, space } from '@parlour/design-system/tokens';
import styled from 'styled-components';

/** The host in full: a truncated one could mislead. */
export const Host = styled.p`
  margin-block-start: ${space(12)};
  padding: ${space(12)} ${space(16)};
  border-radius: ${radius('control')};
  background: ${color('surface-sunken')};
  overflow-wrap: anywhere;

  & > span { display: block; color: ${color('text-muted')}; font-size: ${fontSize('sm')}; }
`;
