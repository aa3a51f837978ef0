import styled from 'styled-components';
import { media } from '../../tokens/media';
import { color, duration, fontSize, lineHeight, space } from '../../tokens/read';

export const Root = styled.div`
  min-inline-size: 0;
`;

export const Strip = styled.p`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${space(8)};
  padding: ${space(8)} ${space(16)};
  font-size: ${fontSize('sm')};
  font-weight: 600;
  line-height: ${lineHeight('title')};
  overflow-wrap: anywhere;
  background: ${color('warning-subtle')};
  color: ${color('warning')};

  transition: opacity ${duration('appear')};
  @starting-style { opacity: 0; }

  [data-state='back'] > & {
    background: ${color('positive-subtle')};
    color: ${color('positive')};
  }
  @media ${media.still} { transition: none; }
  @media ${media.forced} { border-block-end: 1px solid; }
`;

export const Sign = styled.span`
  display: inline-flex;
  flex: none;
`;
