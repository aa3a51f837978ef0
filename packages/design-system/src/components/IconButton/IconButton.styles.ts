import styled from 'styled-components';
import { media } from '../../tokens/media';
import { size } from '../../tokens/read';
import { buttonStyles } from '../Button/Button.styles';

export const Root = styled.button`
  ${buttonStyles}
  position: relative;
  flex: none;
  inline-size: ${size('control-md')};

  &, &[data-size] { padding: 0; }
  &[data-size='sm'] { inline-size: ${size('control-sm')}; }
  &[data-size='lg'] { inline-size: ${size('control-lg')}; }
  @media ${media.touch} { min-inline-size: 44px; }
`;

export const Corner = styled.span`
  position: absolute;
  inset-block-start: 0;
  inset-inline-end: 0;
  display: inline-flex;
  pointer-events: none;
`;
