import { color, fontSize, lineHeight, media, radius, space } from '@parlour/design-system/tokens';
import styled from 'styled-components';

export const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  border: 1px solid ${color('border-subtle')};
  border-radius: ${radius('panel')};
  background: ${color('surface-panel')};
`;

/* The actions wrap below the text where both do not fit side by side. */
export const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(8)} ${space(12)};
  min-block-size: 64px;
  padding: ${space(12)} ${space(16)};

  & + & { border-block-start: 1px solid ${color('border-subtle')}; }
  @media ${media.tablet} { flex-wrap: nowrap; }
`;

export const Icon = styled.span`
  display: inline-flex;
  flex: none;
  color: ${color('text-muted')};
  &[data-tone='safe'] { color: ${color('positive')}; }
  &[data-tone='open'] { color: ${color('warning')}; }
`;

export const Texts = styled.div`
  flex: 1 1 9em;
  min-inline-size: 0;
`;

export const Name = styled.p`
  font-weight: 600;
  line-height: ${lineHeight('title')};
  overflow-wrap: anywhere;
`;

export const Text = styled.p`
  color: ${color('text-muted')};
  font-size: ${fontSize('sm')};
  overflow-wrap: anywhere;
`;

export const Actions = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  gap: ${space(8)};
  margin-inline-start: auto;
`;
