import styled from 'styled-components';
import { color, fontFamily, radius, space } from '../../tokens/read';

export const Root = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space(12)};
  min-inline-size: 0;
`;

// It is always light, because it is printed. Its own colours are those that the poster is drawn with.
export const Sheet = styled.canvas`
  box-sizing: border-box;
  inline-size: min(100%, 15rem);
  block-size: auto;
  border: 1px solid ${color('border-subtle')};
  border-radius: ${radius('control')};
  background: ${color('surface-panel')};
  color: ${color('text-default')};
  font-family: ${fontFamily('display')};
  /* 1: not drawn, only read */
  outline: 0 solid ${color('accent-mark')}; /* 1 */
  forced-color-adjust: none;
`;

/** The code, and the face of the address: that of the body text has all signs of an address. */
export const Source = styled.span`
  color: ${color('text-default')};
  font-family: ${fontFamily('text')};
`;
