import styled from 'styled-components';
import { media } from '../../tokens/media';
import { color, duration, easing, fontSize, inset, radius, space } from '../../tokens/read';

export const Root = styled.div`
  min-inline-size: 0;
  border-block: 1px solid ${color('border-subtle')};
`;

export const Item = styled.details`
  & + & { border-block-start: 1px solid ${color('border-subtle')}; }
`;

export const Summary = styled.summary`
  display: flex;
  align-items: center;
  gap: ${space(12)};
  min-block-size: 48px;
  padding: ${inset('row')} ${space(8)};
  border-radius: ${radius('control')};
  list-style: none;
  cursor: pointer;

  &::-webkit-details-marker { display: none; }
  @media ${media.hover} { &:hover { background: ${color('surface-hover')}; } }
  &:focus-visible { outline-offset: -2px; }
`;

export const Icon = styled.span`
  display: inline-flex;
  flex: none;
  color: ${color('text-muted')};
`;

export const Title = styled.span`
  flex: 1;
  min-inline-size: 0;
  > * {
    margin: 0;
    font-size: ${fontSize('md')};
    font-weight: 600;
    line-height: 1.5;
    overflow-wrap: anywhere;
  }
`;

export const Turn = styled.span`
  display: inline-flex;
  flex: none;
  color: ${color('text-muted')};
  transition: rotate ${duration('feedback')};
  [open] > * > & { rotate: 180deg; }
  @media ${media.still} { transition: none; }
`;

/* Only the text fades in. The box opens at full height at once: animating it would lay out the page on every frame. */
export const Content = styled.div`
  padding: ${space(4)} ${space(8)} ${space(16)};
  color: ${color('text-muted')};
  overflow-wrap: anywhere;
  [data-with-icon] > & { padding-inline-start: calc(${space(8)} + 1.25em + ${space(12)}); }

  transition: opacity ${duration('appear')}, translate ${duration('appear')} ${easing('in')};
  @starting-style { opacity: 0; translate: 0 -4px; }
  @media ${media.still} { transition: none; }
`;
