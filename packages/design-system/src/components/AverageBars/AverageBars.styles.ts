import styled from 'styled-components';
import { media } from '../../tokens/media';
import {
  color,
  duration,
  easing,
  fontFamily,
  fontSize,
  lineHeight,
  radius,
  space,
} from '../../tokens/read';

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
  max-inline-size: 360px;
`;

export const Rows = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(16)};
  margin: 0;
`;

export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space(4)} ${space(12)};

  > dt {
    flex: 1 1 0;
    min-inline-size: min(100%, 8em);
    font-size: ${fontSize('sm')};
    line-height: ${lineHeight('title')};
    color: ${color('text-muted')};
    overflow-wrap: anywhere;
  }
  > dd {
    margin: 0;
    font-family: ${fontFamily('display')};
    font-size: ${fontSize('lg')};
    font-weight: 600;
    font-variant-numeric: tabular-nums;
    line-height: ${lineHeight('tight')};
    overflow-wrap: anywhere;
  }
`;

export const Bar = styled.span`
  flex: 0 0 100%;
  block-size: 4px;
  border-radius: ${radius('full')};
  overflow: hidden;
  background: ${color('surface-hover')};

  &::before {
    content: '';
    display: block;
    block-size: 100%;
    background: ${color('action-mark')};
    transform-origin: 0 0;
    scale: var(--_share) 1;
    transition: scale ${duration('slide')} ${easing('in')};
  }
  &:dir(rtl)::before { transform-origin: 100% 0; }
  @media ${media.still} { &::before { transition: none; } }
  @media ${media.forced} { border: 1px solid; &::before { background: Highlight; } }
`;

export const Foot = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(8)};
  min-block-size: 32px;
`;

export const Note = styled.p`
  min-inline-size: 0;
  font-size: ${fontSize('xs')};
  line-height: ${lineHeight('title')};
  color: ${color('text-muted')};
  overflow-wrap: anywhere;

  /* Always takes its space, so that showing it moves nothing. Touch has no hover, so there it is always visible. */
  @media ${media.hover} {
    [data-source='simulated'] > * > & { opacity: 0; transition: opacity ${duration('feedback')}; }
    [data-source='simulated']:is(:hover, :focus-within) > * > & { opacity: 1; }
  }
`;
