import type { ReactNode } from 'react';
import * as S from './TicketArt.styles';
import type { TicketKind } from './ticketKinds';

export interface TicketArtProps {
  kind: TicketKind;
  /** Shows the content. */
  isOpen: boolean;
}

const WEDGES = 8;

const onRim = (at: number): string => {
  const angle = (at / WEDGES) * 2 * Math.PI - Math.PI / 2;
  return `${(60 + 44 * Math.cos(angle)).toFixed(2)} ${(64 + 44 * Math.sin(angle)).toFixed(2)}`;
};

/* Elements that move on opening are marked: the lid leaves, the gift appears. */
const DRAWINGS: Readonly<Record<TicketKind, ReactNode>> = {
  redEnvelope: (
    <>
      <rect data-ink="wine" x="30" y="18" width="60" height="92" rx="8" />
      <g data-move="gift">
        <rect data-ink="paper" x="36" y="6" width="48" height="64" rx="4" />
        <path data-ink="brass" d="m60 18 10 10-10 10-10-10Z" />
      </g>
      <path data-ink="wine" d="M30 42q30 26 60 0v60a8 8 0 0 1-8 8H38a8 8 0 0 1-8-8Z" />
      <path data-ink="line" d="M40 98h40" />
      <g data-move="lid">
        <path data-ink="wine" d="M38 18h44a8 8 0 0 1 8 8v16q-30 26-60 0V26a8 8 0 0 1 8-8Z" />
        <circle data-ink="brass" cx="60" cy="54" r="12" />
        <path data-ink="dark" d="m60 48 6 6-6 6-6-6Z" />
      </g>
    </>
  ),
  prizeWheel: (
    <>
      <path data-ink="line" d="M42 114h36M60 106v8" />
      <g data-move="lid">
        {Array.from({ length: WEDGES }, (_, at) => (
          <path
            key={at}
            data-ink={at % 2 === 0 ? 'paper' : 'wine'}
            d={`M60 64 L${onRim(at)} A44 44 0 0 1 ${onRim(at + 1)}Z`}
          />
        ))}
        <circle data-ink="rim" cx="60" cy="64" r="44" />
      </g>
      <circle data-ink="brass" cx="60" cy="64" r="13" />
      <path data-ink="dark" d="m60 57 7 7-7 7-7-7Z" />
      <path data-ink="brass" d="M60 30 51 12h18Z" />
    </>
  ),
  goldenEgg: (
    <>
      <path data-ink="line" d="M40 113h40" />
      <ellipse data-ink="dark" cx="60" cy="62" rx="35" ry="12" />
      <g data-move="gift">
        <path data-ink="paper" d="m60 20 18 22-18 22-18-22Z" />
        <path data-ink="line" d="M42 42h36M60 20l-7 22 7 22 7-22Z" />
      </g>
      <path
        data-ink="brass"
        d="m25 64 12-8 10 10 13-10 13 10 10-10 12 8c2 28-14 44-35 44S23 92 25 64Z"
      />
      <path data-ink="shine" d="M34 80c3 9 8 14 14 17" />
      <g data-move="lid">
        <path
          data-ink="brass"
          d="M25 64C27 40 43 12 60 12s33 28 35 52l-12-8-10 10-13-10-13 10-10-10Z"
        />
        <path data-ink="shine" d="M40 46c3-9 8-16 13-19" />
      </g>
    </>
  ),
};

/** Drawing of a ticket in theme colours. It is decoration: the card says the same as text. */
export function TicketArt({ kind, isOpen }: TicketArtProps) {
  return (
    <S.Root
      viewBox="0 0 120 120"
      aria-hidden
      focusable={false}
      data-kind={kind}
      data-open={isOpen || undefined}
    >
      {DRAWINGS[kind]}
    </S.Root>
  );
}
