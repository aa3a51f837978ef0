import { color, fontSize, media, radius, space } from '@parlour/design-system/tokens';
import styled from 'styled-components';

export const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(12)};
  list-style: none;
`;

export const Item = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(12)};
  padding: ${space(16)};
  border: 1px solid ${color('border-subtle')};
  border-radius: ${radius('card')};
  background: ${color('surface-panel')};

  @media ${media.large} { grid-template-columns: minmax(0, 1fr) auto; align-items: center; }
`;

export const Words = styled.div`
  display: grid;
  gap: ${space(4)};

  > h3 { font-size: ${fontSize('md')}; font-weight: 600; overflow-wrap: anywhere; }
  > p { color: ${color('text-muted')}; font-size: ${fontSize('sm')}; }
`;

export const Amount = styled.strong`
  color: ${color('text-default')};
  font-weight: 600;
  font-variant-numeric: tabular-nums;
`;
