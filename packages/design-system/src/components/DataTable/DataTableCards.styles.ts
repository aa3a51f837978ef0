import styled from 'styled-components';
import { media } from '../../tokens/media';
import { color, duration, radius, space } from '../../tokens/read';
import { Body, Row } from './DataTableRows.styles';

/** The button at the end of a card that shows the other columns; hidden in the table layout. */
export const FoldCell = styled.td`
  display: none;
  @container (max-width: 559px) { display: block; inline-size: auto; padding: ${space(4)} 0 0; }
`;

export const FoldButton = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${space(4)};
  min-block-size: 32px;
  margin-inline: calc(-1 * ${space(8)});
  padding: 0 ${space(8)};
  border: 0;
  border-radius: ${radius('control')};
  font-weight: 600;
  background: none;
  color: ${color('action-text')};
  cursor: pointer;
  > svg { flex: none; }
  @media ${media.moving} { > svg { transition: rotate ${duration('feedback')}; } }
  [aria-hidden] > * > & { visibility: hidden; }
  &[aria-expanded='true'] > svg { rotate: 180deg; }
  @media ${media.touch} { min-block-size: 44px; }
`;

export const Foot = styled.tfoot`
  > ${Row} > * {
    position: sticky;
    inset-block-end: 0;
    border-block-start: 1px solid ${color('border-default')};
    font-weight: 600;
    background: inherit;
  }
  > ${Row} > th { z-index: 1; }
  ${Body}:has(+ &) > tr:last-child > * { border-block-end: 0; }
  @container (max-width: 559px) {
    display: block;
    margin-block-start: ${space(12)};
    > ${Row} > * { position: static; border: 0; }
    > ${Row} { border-color: ${color('border-default')}; }
  }
`;

export const MessageRow = styled.tr`
  @container (max-width: 559px) { display: block; }
`;

export const Message = styled.td`
  padding: ${space(16)};
  text-align: center;
  @container (max-width: 559px) { display: block; padding-inline: 0; }
`;

export const Placeholder = styled.span`
  display: flex;
  &[data-align='end'] { justify-content: flex-end; }
  &[data-align='center'] { justify-content: center; }
  td > & { min-inline-size: 3rem; }
`;
