import styled from 'styled-components';
import { media } from '../../tokens/media';
import { color, duration, fontSize, radius, size, space } from '../../tokens/read';

export const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(16)};
  min-inline-size: 0;
`;

/* 1: space for the focus ring, which a scroll container would cut off */
export const List = styled.div`
  display: flex;
  min-inline-size: 0;
  overflow: auto hidden;
  overscroll-behavior-inline: contain;
  scrollbar-width: none;
  margin: -4px; /* 1 */
  padding: 4px; /* 1 */

  [data-variant='line'] > & { box-shadow: inset 0 -5px 0 -4px ${color('border-default')}; }
  [data-variant='segmented'] > & {
    margin: 0;
    border: 1px solid ${color('border-subtle')};
    border-radius: calc(${radius('control')} + 4px);
    background: ${color('surface-sunken')};
  }
`;

export const Tab = styled.button`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space(8)};
  flex: none;
  min-block-size: ${size('control-md')};
  padding-inline: ${space(16)};
  border: 0;
  border-radius: ${radius('control')};
  font-size: ${fontSize('sm')};
  font-weight: 600;
  white-space: nowrap;
  background: none;
  color: ${color('text-muted')};
  cursor: pointer;
  transition: color ${duration('feedback')}, background-color ${duration('feedback')};

  @media ${media.hover} { &:hover { color: ${color('text-default')}; } }
  &:focus-visible { outline-offset: 0; }
  &[aria-selected='true'] { color: ${color('text-default')}; }
  &:disabled { color: ${color('text-disabled')}; cursor: not-allowed; }

  [data-variant='line'] > * > &[aria-selected='true']::after {
    content: '';
    position: absolute;
    inset: auto ${space(8)} 0;
    block-size: 2px;
    border-radius: 2px;
    background: ${color('action-text')};
  }
  [data-variant='segmented'] > * > & { flex: 1 0 auto; }
  [data-variant='segmented'] > * > &[aria-selected='true'] {
    background: ${color('surface-raised')};
    box-shadow: 0 0 0 1px ${color('border-default')};
  }
  @media ${media.touch} { min-block-size: 44px; }
  @media ${media.forced} { &[aria-selected='true']:not(:focus-visible) { outline: 2px solid Highlight; outline-offset: -2px; } }
`;

export const Panel = styled.div`
  min-inline-size: 0;
`;
