import styled, { keyframes } from 'styled-components';
import { media } from '../../tokens/media';
import { color, fontSize, lineHeight, radius, space } from '../../tokens/read';

export const Centre = styled.div`
  display: grid;
  place-items: center;
  min-block-size: 32px;
`;

export const Day = styled.p`
  padding-block-start: ${space(8)};
  font-size: ${fontSize('xs')};
  text-align: center;
  color: ${color('text-muted')};
`;

export const Messages = styled.ol`
  display: grid;
  gap: ${space(4)};
`;

/** The line above the first unread message. */
export const Unread = styled.li`
  display: flex;
  align-items: center;
  gap: ${space(8)};
  margin-block: ${space(8)};
  font-size: ${fontSize('xs')};
  font-weight: 600;
  color: ${color('action-text')};
  &::before, &::after { content: ''; flex: 1; border-block-end: 1px solid currentColor; }
`;

export const Message = styled.li`
  display: grid;
  justify-items: start;
  min-inline-size: 0;
  &[data-first] { margin-block-start: ${space(8)}; }
  &[data-side='own'] { justify-items: end; }
`;

export const Sender = styled.p`
  padding-block-end: ${space(4)};
  font-size: ${fontSize('xs')};
  font-weight: 600;
  color: ${color('text-muted')};
  overflow-wrap: anywhere;
`;

/* The corner at the sender's side is sharp: sides are told apart without their colours. */
export const Bubble = styled.div`
  display: grid;
  gap: ${space(8)};
  min-inline-size: 0;
  max-inline-size: min(85%, 60ch);
  padding: ${space(8)} ${space(12)};
  border: 1px solid ${color('border-subtle')};
  border-radius: ${radius('panel')};
  border-end-start-radius: 4px;
  font-size: ${fontSize('sm')};
  background: ${color('surface-hover')};
  overflow-wrap: anywhere;

  [data-side='own'] > & {
    border-color: transparent;
    border-radius: ${radius('panel')};
    border-end-end-radius: 4px;
    background: ${color('action-subtle')};
  }
  [data-state='sending'] > & { opacity: 0.7; }
  [data-state='failed'] > & { border-color: ${color('danger')}; }
  @media ${media.forced} { border-color: CanvasText; }
`;

export const Plain = styled.p`
  white-space: pre-wrap;
`;

export const Meta = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space(8)};
  padding-block-start: ${space(4)};
  font-size: ${fontSize('xs')};
  line-height: ${lineHeight('title')};
  color: ${color('text-muted')};
`;

export const State = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space(4)};
  &[data-state='failed'] { color: ${color('danger-text')}; font-weight: 600; }
  &[data-state='read'] { color: ${color('action-text')}; }
`;

const bob = keyframes`
  0%, 60%, 100% { translate: 0 0; }
  30% { translate: 0 -4px; }
`;

export const Typing = styled.p`
  display: flex;
  align-items: center;
  gap: ${space(8)};
  font-size: ${fontSize('xs')};
  color: ${color('text-muted')};
  overflow-wrap: anywhere;
`;

export const Dots = styled.span`
  display: inline-flex;
  flex: none;
  gap: 4px;
  > span { inline-size: 6px; block-size: 6px; border-radius: ${radius('full')}; background: currentColor; }
  @media ${media.moving} {
    > span { animation: ${bob} 1.2s infinite; }
    > :nth-child(2) { animation-delay: 0.15s; }
    > :nth-child(3) { animation-delay: 0.3s; }
  }
`;
