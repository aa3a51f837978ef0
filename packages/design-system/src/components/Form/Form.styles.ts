import styled from 'styled-components';
import { media } from '../../tokens/media';
import { space } from '../../tokens/read';

export const Root = styled.form`
  display: flex;
  flex-direction: column;
  gap: ${space(16)};
  min-inline-size: 0;

  &[data-direction='row'] {
    @media ${media.tablet} { flex-direction: row; align-items: flex-end; gap: ${space(8)}; }
  }
`;

export const ErrorList = styled.ul`
  margin: 0;
  padding-inline-start: ${space(16)};
`;

/** The label of a field; a press moves the focus to the field. */
export const Lead = styled.button`
  min-block-size: 24px;
  padding: 0;
  border: 0;
  font-weight: 600;
  text-align: start;
  text-decoration: underline;
  background: none;
  cursor: pointer;
  @media ${media.touch} { min-block-size: 44px; }
`;
