import styled from 'styled-components';
import { media } from '../../tokens/media';
import { color, duration, fontSize, lineHeight, space } from '../../tokens/read';
import { cardStyles } from '../Card/Card.styles';
import { coveringLink } from './coveringLink';

export const Root = styled.div`
  ${cardStyles}
  position: relative;
  flex-direction: row;
  align-items: center;
  gap: ${space(12)};
  padding: var(--_space);
  transition: background-color ${duration('feedback')}, border-color ${duration('feedback')};

  &:active { background: ${color('surface-hover')}; }
  @media ${media.hover} { &:hover { background: ${color('surface-hover')}; } }
  &:has(a:focus-visible) { outline: 2px solid ${color('focus')}; outline-offset: 2px; }
`;

export const Media = styled.span`
  display: inline-flex;
  flex: none;
  color: ${color('accent-text')};
`;

export const Texts = styled.div`
  flex: 1;
  min-inline-size: 0;
`;

export const Title = styled.div`
  > * {
    margin: 0;
    font-size: ${fontSize('md')};
    font-weight: 600;
    line-height: ${lineHeight('title')};
  }
`;

export const Link = styled.a`
  ${coveringLink}
  @media ${media.forced} { color: LinkText; }
`;

export const Text = styled.div`
  margin-block-start: ${space(4)};
  font-size: ${fontSize('sm')};
  line-height: 1.5;
  color: ${color('text-muted')};
  :is(a, button, input) { position: relative; z-index: 1; } /* 1 */
`;

export const Lead = styled.span`
  display: inline-flex;
  flex: none;
  color: ${color('text-muted')};
`;
