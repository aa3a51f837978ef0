import styled from 'styled-components';
import { color, fontFamily, fontSize, inset, lineHeight, radius, space } from '../../tokens/read';

/* The frame that the forms of safer play share. */

export const Root = styled.section`
  min-inline-size: 0;
  border: 1px solid ${color('border-subtle')};
  border-radius: ${radius('panel')};
  background: ${color('surface-panel')};
  color: ${color('text-default')};
  overflow-wrap: anywhere;
`;

export const Head = styled.div`
  display: grid;
  gap: ${space(4)};
  padding: ${inset('card')};

  > :is(h2, h3, h4) {
    font-family: ${fontFamily('display')};
    font-size: ${fontSize('lg')};
    font-weight: 600;
    line-height: ${lineHeight('heading')};
  }
`;

export const Description = styled.div`
  max-inline-size: 65ch;
  font-size: ${fontSize('sm')};
  color: ${color('text-muted')};
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(8)};
`;
