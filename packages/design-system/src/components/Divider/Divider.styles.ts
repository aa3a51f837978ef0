import styled from 'styled-components';
import { color, fontSize, lineHeight, space } from '../../tokens/read';

export const Root = styled.div`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${space(12)};
  align-self: stretch;
  flex: none;
  min-inline-size: 0;

  &::before, &:not(:empty)::after {
    content: '';
    flex: 1;
    min-inline-size: ${space(16)};
    border-block-start: 1px solid ${color('border-default')};
  }
  &[data-direction='row'] { flex-direction: column; }
  &[data-direction='row']::before, &[data-direction='row']:not(:empty)::after {
    min-inline-size: 0;
    min-block-size: ${space(8)};
    border-block-start: 0;
    border-inline-start: 1px solid ${color('border-default')};
  }
`;

export const Word = styled.span`
  min-inline-size: 0;
  font-size: ${fontSize('sm')};
  line-height: ${lineHeight('title')};
  text-align: center;
  color: ${color('text-muted')};
  overflow-wrap: anywhere;
`;
