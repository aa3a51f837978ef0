import styled from 'styled-components';
import { color, fontFamily, fontSize, lineHeight, radius, space } from '../../tokens/read';

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
  padding: ${space(16)};

  > :is(h2, h3) {
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

export const Body = styled.form`
  display: grid;
  gap: ${space(16)};
  padding: ${space(16)};
  border-block-start: 1px solid ${color('border-subtle')};
`;

export const Question = styled.div`
  display: grid;
  gap: ${space(4)};

  > :is(h3, h4) {
    font-size: ${fontSize('md')};
    font-weight: 600;
    line-height: ${lineHeight('heading')};
  }
`;

export const Consequences = styled.ul`
  display: grid;
  gap: ${space(8)};
  max-inline-size: 65ch;
  padding-inline-start: ${space(24)};
  list-style: disc;
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(8)};
`;
