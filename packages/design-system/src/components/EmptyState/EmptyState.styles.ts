import styled from 'styled-components';
import { color, fontFamily, fontSize, lineHeight, radius, space } from '../../tokens/read';

export const Root = styled.div`
  display: grid;
  gap: ${space(12)};
  justify-items: center;
  padding: ${space(32)} ${space(16)};
  text-align: center;
  overflow-wrap: anywhere;
  /* No last line of one word. */
  text-wrap: balance;
`;

export const Sign = styled.span`
  display: grid;
  place-items: center;
  inline-size: 64px;
  aspect-ratio: 1;
  border-radius: ${radius('full')};
  background: ${color('surface-hover')};
  color: ${color('text-muted')};

  [data-tone='failed'] > & { background: ${color('danger-subtle')}; color: ${color('danger-text')}; }
`;

export const Title = styled.div`
  & > * {
    font-family: ${fontFamily('display')};
    font-size: ${fontSize('lg')};
    font-weight: 600;
    line-height: ${lineHeight('tight')};
    overflow-wrap: anywhere;
  }
`;

export const Text = styled.div`
  max-inline-size: 48ch;
  color: ${color('text-muted')};
`;
