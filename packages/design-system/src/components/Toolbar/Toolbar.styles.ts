import styled from 'styled-components';
import { color, radius, space } from '../../tokens/read';

/* 1: space for focus rings, which a scroll container would cut off */
export const Root = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(4)};
  min-inline-size: 0;
  max-inline-size: 100%;
  padding: ${space(4)}; /* 1 */
  border: 1px solid ${color('border-subtle')};
  border-radius: calc(${radius('control')} + 4px);
  overflow: auto hidden;
  scrollbar-width: thin;
  background: ${color('surface-panel')};
  > * { flex: none; }
  > :focus-visible, > * > :focus-visible { outline-offset: 0; }
`;

export const Group = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(4)};
  & + & {
    margin-inline-start: ${space(4)};
    padding-inline-start: ${space(8)};
    border-inline-start: 1px solid ${color('border-default')};
  }
  > * { flex: none; }
`;
