// @chunk common
import styled from 'styled-components';
import { Icon } from './Icon';

/** The sheet for icons that point along the line of reading; they turn round from right to left. */
export const DirectionalIcon = styled(Icon)`
  &:dir(rtl) { scale: -1 1; }
`;
