import { color, fontSize, radius, space } from '@parlour/design-system/tokens';
import styled from 'styled-components';

export const Root = styled.div`
  padding-inline: ${space(12)};
  border: 1px solid ${color('border-subtle')};
  border-radius: ${radius('panel')};
  background: ${color('surface-panel')};
`;

export const Sign = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space(8)};
  color: ${color('accent-text')};
`;

export const Failure = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(8)};
  font-size: ${fontSize('sm')};
  color: ${color('text-muted')};
`;
