import styled from 'styled-components';
import { media } from '../../tokens/media';
import { color } from '../../tokens/read';

/* 1: a hairline on top of the picture, since many flags have white edges */
export const Root = styled.span`
  position: relative;
  display: inline-grid;
  place-items: center;
  flex: none;
  inline-size: 1.5rem;
  aspect-ratio: 3 / 2;
  border-radius: 3px;
  overflow: hidden;
  vertical-align: -0.15em;
  background: ${color('skeleton')};

  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border: 1px solid ${color('border-default')};
    border-radius: inherit;
    opacity: 0.7; /* 1 */
  }
  > img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
  &[data-size='sm'] { inline-size: 1.125rem; border-radius: 2px; }
  &[data-size='lg'] { inline-size: 2.25rem; border-radius: 4px; }
  &[data-state='missing'] { background: ${color('surface-hover')}; }
  @media ${media.forced} { &::after { border-color: CanvasText; opacity: 1; } }
`;

export const Code = styled.span`
  font-size: 0.625rem;
  font-weight: 600;
  line-height: 1;
  letter-spacing: 0;
  color: ${color('text-default')};
  [data-size='sm'] > & { font-size: 0.5rem; }
  [data-size='lg'] > & { font-size: 0.75rem; }
`;
