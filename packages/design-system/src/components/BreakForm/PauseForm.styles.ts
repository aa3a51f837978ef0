import styled from 'styled-components';
import { color, fontSize, inset, lineHeight, space } from '../../tokens/read';

export { Actions, Description, Head, Root } from './formPanel.styles';

export const Body = styled.form`
  display: grid;
  gap: ${space(16)};
  padding: ${inset('card')};
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
