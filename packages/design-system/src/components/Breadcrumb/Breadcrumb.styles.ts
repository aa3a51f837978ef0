import styled from 'styled-components';
import { media } from '../../tokens/media';
import { color, fontSize, lineHeight, radius, space } from '../../tokens/read';

export const Root = styled.nav`
  min-inline-size: 0;
  font-size: ${fontSize('sm')};
  line-height: ${lineHeight('title')};
`;

export const List = styled.ol`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${space(4)};
`;

export const Step = styled.li`
  display: flex;
  align-items: center;
  gap: ${space(4)};
  min-inline-size: 0;
  min-block-size: 28px;
  @media ${media.touch} { min-block-size: 44px; }
  @media not ${media.large} { [data-collapsed] > &[data-middle] { display: none; } }
`;

/** Replaces the hidden steps between the first and the last. */
export const Rest = styled.span`
  display: none;
  align-items: center;
  gap: ${space(4)};
  @media not ${media.large} { display: flex; }
`;

export const Mark = styled.span`
  display: inline-flex;
  flex: none;
  color: ${color('text-muted')};
`;

export const Link = styled.a`
  display: inline-flex;
  align-items: center;
  min-inline-size: 0;
  min-block-size: inherit;
  padding-inline: ${space(4)};
  @media ${media.touch} { min-inline-size: min(44px, 100%); }
  border-radius: ${radius('control')};
  overflow-wrap: anywhere;
  text-decoration: none;
  color: ${color('text-muted')};
  @media ${media.hover} { &:hover { text-decoration: underline; color: ${color('text-default')}; } }
`;

export const Word = styled.span`
  min-inline-size: 0;
  padding-inline: ${space(4)};
  overflow-wrap: anywhere;
  color: ${color('text-muted')};
  &[aria-current] { font-weight: 600; color: ${color('text-default')}; }
`;

export const More = styled.button`
  min-inline-size: 32px;
  min-block-size: 28px;
  padding: 0;
  border: 0;
  border-radius: ${radius('control')};
  background: ${color('surface-hover')};
  color: ${color('text-default')};
  cursor: pointer;
  @media ${media.touch} { min-inline-size: 44px; min-block-size: 44px; }
  @media ${media.forced} { border: 1px solid ButtonBorder; }
`;
