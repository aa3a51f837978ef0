// @chunk common
import styled from 'styled-components';
import { Icon } from './Icon';

/** Base of icons with a direction, which are mirrored in right-to-left text. */
export const DirectionalIcon = styled(Icon)`
  &:dir(rtl) { scale: -1 1; }
`;
