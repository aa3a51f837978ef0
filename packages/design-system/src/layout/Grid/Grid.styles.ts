import styled from 'styled-components';

export const Root = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(var(--_column, var(--_min)), 100%), 1fr));
  gap: var(--_gap);
`;
