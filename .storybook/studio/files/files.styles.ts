import { color, fontSize, radius, space } from '@parlour/design-system/tokens';
import styled from 'styled-components';

export const Code = styled.pre`
  box-sizing: border-box;
  inline-size: 100%;
  max-block-size: 24rem;
  margin: 0;
  padding: ${space(12)};
  overflow: auto;
  border-radius: ${radius('control')};
  background: ${color('surface-sunken')};
  font-size: ${fontSize('sm')};
`;

export const Notes = styled.ul`
  display: grid;
  gap: ${space(4)};
  margin: 0;
  padding: 0;
  list-style: none;
`;

/* Beside each other where there is room. */
export const Files = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(24rem, 100%), 1fr));
  align-items: start;
  gap: ${space(32)};
`;

export const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  border-block: 1px solid ${color('border-subtle')};
`;

export const File = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(8)} ${space(16)};
  padding-block: ${space(12)};
  & + & { border-block-start: 1px solid ${color('border-subtle')}; }
`;

export const FileTexts = styled.div`
  flex: 1 1 12rem;
  display: grid;
  min-inline-size: 0;
  > span { font-size: ${fontSize('xs')}; line-height: 1.5; color: ${color('text-muted')}; }
`;
