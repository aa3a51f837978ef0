import styled from 'styled-components';
import { media } from '../../tokens/media';
import { color, duration, fontSize, lineHeight, radius, space } from '../../tokens/read';

export const Root = styled.a`
  display: flex;
  align-items: center;
  gap: ${space(8)};
  min-inline-size: 0;
  min-block-size: 56px;
  padding: ${space(8)};
  border: 1px solid ${color('border-subtle')};
  border-radius: var(--pl-vendor-tile-radius, ${radius('card')});
  background: ${color('surface-panel')};
  color: ${color('text-default')};
  text-decoration: none;
  @media ${media.tablet} { gap: ${space(12)}; padding-inline: ${space(12)}; }
  transition: background-color ${duration('feedback')}, border-color ${duration('feedback')};

  @media ${media.hover} { &:hover { background: ${color('surface-hover')}; } }
  &[aria-current='true'] { border-color: ${color('action-mark')}; background: ${color('action-subtle')}; }
  @media ${media.forced} { &[aria-current='true']:not(:focus-visible) { outline: 2px solid Highlight; outline-offset: -2px; } }
  &[data-maintenance] img { filter: grayscale(1); }
`;

export const Logo = styled.span`
  flex: none;
  inline-size: 36px;
`;

export const Text = styled.span`
  display: grid;
  min-inline-size: 0;
`;

export const Name = styled.span`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
  font-size: ${fontSize('sm')};
  font-weight: 600;
  line-height: ${lineHeight('title')};
  overflow-wrap: anywhere;
`;

export const Note = styled.span`
  font-size: ${fontSize('xs')};
  color: ${color('text-muted')};
`;
