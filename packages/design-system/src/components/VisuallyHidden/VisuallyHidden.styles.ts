import styled from 'styled-components';
import { hiddenText } from './hiddenText';

export const Root = styled.span`
  ${hiddenText}
  margin: -1px;
`;
