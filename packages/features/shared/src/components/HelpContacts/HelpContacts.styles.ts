import { color, fontSize, radius, space } from '@parlour/design-system/tokens';
import styled from 'styled-components';

export const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 260px), 1fr));
  gap: ${space(12)};
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Item = styled.li`
  display: grid;
  align-content: start;
  gap: ${space(4)};
  padding: ${space(12)} ${space(16)};
  border: 1px solid ${color('border-subtle')};
  border-radius: ${radius('card')};
  overflow-wrap: anywhere;
`;

/* Each link is a target of 44 px on its own line of touch. */
export const Links = styled.span`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${space(16)};
`;

export const Link = styled.a`
  display: inline-flex;
  align-items: center;
  min-block-size: 44px;
  color: ${color('action-text')};
  font-weight: 600;
  text-decoration: underline;
  text-underline-offset: 0.2em;
  overflow-wrap: anywhere;
`;

export const Text = styled.p`
  color: ${color('text-muted')};
  font-size: ${fontSize('sm')};
`;

export const Line = styled.div`
  display: grid;
  padding-block-start: ${space(12)};
  border-block-start: 1px solid ${color('border-subtle')};
`;
