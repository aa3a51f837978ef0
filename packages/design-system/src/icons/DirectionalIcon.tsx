// @chunk common
import type { ComponentType } from 'react';
import styled from 'styled-components';
import { Icon, type IconProps } from './Icon';

/** Base of icons with a direction, which are mirrored in right-to-left text. */
export const DirectionalIcon: ComponentType<IconProps> = styled(Icon)`
  &:dir(rtl) { scale: -1 1; }
`;
