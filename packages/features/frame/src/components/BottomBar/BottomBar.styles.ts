import { color, fontSize, space } from '@parlour/design-system/tokens';
import styled, { css } from 'styled-components';

export const Root = styled.nav`
  display: grid;
  grid-template-columns: repeat(5, minmax(0, 1fr));
`;

const entry = css`
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: ${space(4)};
  min-block-size: 56px;
  padding-block: 1px;
  padding-inline: 0;
  border: 0;
  background: none;
  color: ${color('text-muted')};
  text-decoration: none;
  cursor: pointer;

  &:focus-visible { outline-offset: -2px; }
  &[aria-current] { color: ${color('accent-text')}; }
`;

export const Link = styled.a`${entry}`;
export const Button = styled.button`${entry}`;

/** The bar has space for two lines of it. */
export const Label = styled.span`
  max-inline-size: 100%;
  font-size: ${fontSize('xs')};
  line-height: 1.05;
  text-align: center;
  overflow-wrap: anywhere;
`;
