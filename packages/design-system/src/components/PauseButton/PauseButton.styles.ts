import styled from 'styled-components';
import { media } from '../../tokens/media';
import { color, radius } from '../../tokens/read';

export const Root = styled.button`
  display: grid;
  place-items: center;
  flex: none;
  inline-size: 32px;
  block-size: 32px;
  padding: 0;
  border: 0;
  border-radius: ${radius('full')};
  background: none;
  color: ${color('text-muted')};
  cursor: pointer;
  @media ${media.touch} { inline-size: 44px; block-size: 44px; }

  @media ${media.hover} { &:hover { background: ${color('surface-hover')}; } }
  &[data-variant='picture'] { background: none; color: inherit; }
  &[data-variant='picture']:focus-visible { outline-color: currentColor; outline-offset: -4px; }
`;
