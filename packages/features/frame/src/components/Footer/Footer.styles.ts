import { color, fontSize, media, radius, space } from '@parlour/design-system/tokens';
import styled, { css } from 'styled-components';

export const Root = styled.div`
  display: grid;
  gap: ${space(32)};
  padding-block: ${space(32)};

  @media ${media.tablet} { grid-template-columns: 1fr 2fr 1fr; padding-block: ${space(48)}; }
`;

export const About = styled.div`
  display: grid;
  gap: ${space(8)};
  align-content: start;
  justify-items: start;
`;

export const Text = styled.p`
  max-inline-size: 40ch;
  color: ${color('text-muted')};
  font-size: ${fontSize('sm')};
`;

export const Nav = styled.nav``;

export const Heading = styled.h2`
  font-size: ${fontSize('sm')};
  font-weight: 600;
`;

export const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(132px, 1fr));
  column-gap: ${space(16)};
  margin-block-start: ${space(4)};
`;

const link = css`
  display: inline-flex;
  align-items: center;
  min-block-size: 36px;
  color: ${color('text-muted')};
  font-size: ${fontSize('sm')};
  text-decoration: none;

  @media ${media.touch} { min-block-size: 44px; }
  @media ${media.hover} { &:hover { color: ${color('text-default')}; text-decoration: underline; } }
`;

export const Link = styled.a`${link}`;

/** A button that looks like the links around it. */
export const Action = styled.button`
  padding: 0;
  border: 0;
  background: none;
  font-family: inherit;
  cursor: pointer;
  ${link}
`;

export const Care = styled.div`
  display: flex;
  gap: ${space(12)};
  align-items: flex-start;
`;

export const Age = styled.span`
  display: inline-flex;
  flex: none;
  align-items: center;
  justify-content: center;
  inline-size: 44px;
  aspect-ratio: 1;
  border: 2px solid ${color('text-muted')};
  border-radius: ${radius('full')};
  color: ${color('text-muted')};
  font-size: ${fontSize('sm')};
  font-weight: 600;
`;

/** Reserves the space of the lazy content below. */
export const MoreSpace = styled.div`
  min-block-size: 480px;
  @media ${media.tablet} { grid-column: 1 / -1; }
`;

export const Legal = styled.p`
  padding-block-start: ${space(16)};
  border-block-start: 1px solid ${color('border-subtle')};
  color: ${color('text-muted')};
  font-size: ${fontSize('xs')};

  @media ${media.tablet} { grid-column: 1 / -1; }
`;
