import {
  color,
  floatShadow,
  fontSize,
  layer,
  media,
  radius,
  size,
  space,
} from '@parlour/design-system/tokens';
import styled from 'styled-components';

export const Root = styled.div`
  position: relative;
  flex: none;
`;

export const Toggle = styled.button`
  display: flex;
  align-items: center;
  gap: ${space(4)};
  min-block-size: ${size('control-md')};
  padding-inline: ${space(8)};
  border: 0;
  border-radius: ${radius('control')};
  background: none;
  color: ${color('text-muted')};
  cursor: pointer;

  @media ${media.hover} { &:hover { background: ${color('surface-hover')}; } }
`;

export const List = styled.ul`
  position: absolute;
  inset-block-start: calc(100% + ${space(4)});
  inset-inline-start: 0;
  z-index: ${layer('bar')};
  min-inline-size: 160px;
  padding: ${space(4)};
  border: 1px solid ${color('border-subtle')};
  border-radius: ${radius('card')};
  background: ${color('surface-raised')};
  box-shadow: ${floatShadow};
  list-style: none;
`;

export const Option = styled.button`
  inline-size: 100%;
  min-block-size: ${size('control-md')};
  padding-inline: ${space(12)};
  border: 0;
  border-radius: ${radius('control')};
  font-size: ${fontSize('sm')};
  text-align: start;
  background: none;
  cursor: pointer;

  @media ${media.hover} { &:hover { background: ${color('surface-hover')}; } }
  &[aria-current] { color: ${color('action-text')}; font-weight: 600; }
`;
