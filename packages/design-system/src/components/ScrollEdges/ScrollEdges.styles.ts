import styled from 'styled-components';
import { media } from '../../tokens/media';
import { color, duration, size } from '../../tokens/read';

export const Root = styled.div`
  @media ${media.touch} { display: none; }
`;

export const Edge = styled.button`
  position: absolute;
  inset-block: 0;
  display: grid;
  place-items: center;
  inline-size: ${size('control-md')};
  padding: 0;
  border: 0 solid ${color('border-subtle')};
  background: ${color('surface-page')};
  color: ${color('text-muted')};
  cursor: pointer;
  transition: color ${duration('feedback')};

  @media ${media.hover} { &:hover { color: ${color('text-default')}; } }
  /* The chevron of the drop-downs, which the page has: it points down. */
  svg { rotate: -90deg; }
  &:is([data-edge='start'], :dir(rtl)) svg { rotate: 90deg; }
  &[data-edge='start']:dir(rtl) svg { rotate: -90deg; }
  &[data-edge='start'] { inset-inline-start: 0; border-inline-end-width: 1px; }
  &[data-edge='end'] { inset-inline-end: 0; border-inline-start-width: 1px; }
`;
