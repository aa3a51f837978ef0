import { useState } from 'react';
import { Button } from '../Button/Button';
import { ScratchCard, type ScratchCardLabels, type ScratchCardProps } from './ScratchCard';

export const SCRATCH_LABELS: ScratchCardLabels = {
  hint: 'Scratch here',
  reveal: 'Reveal',
  opening: 'Opening',
  won: 'You have won',
  empty: 'Nothing in it this time.',
  failed: 'It was not sent, and nothing has changed. Try again.',
  retry: 'Try again',
  used: 'Already opened',
};

export const ARABIC_SCRATCH_LABELS: ScratchCardLabels = {
  hint: 'اكشط هنا',
  reveal: 'كشف',
  opening: 'جارٍ الفتح',
  won: 'لقد ربحت',
  empty: 'لا شيء هذه المرة.',
  failed: 'لم تُرسل، ولم يتغير شيء. حاول مجددًا.',
  retry: 'حاول مجددًا',
  used: 'سبق فتحها',
};

export const THAI_SCRATCH_LABELS: ScratchCardLabels = {
  ...SCRATCH_LABELS,
  hint: 'ขูดที่นี่',
  reveal: 'ดูผล',
  opening: 'กำลังเปิด',
  won: 'คุณได้รับรางวัล',
  empty: 'ครั้งนี้ไม่มีรางวัล',
};

/** A stroke over the cover: from one place to another, as shares of its width and height. */
export function scratch(
  cover: Element,
  [fromX, fromY]: readonly [number, number],
  [toX, toY]: readonly [number, number],
): void {
  const { left, top, width, height } = cover.getBoundingClientRect();
  const send = (type: string, x: number, y: number) =>
    cover.dispatchEvent(
      new PointerEvent(type, {
        bubbles: true,
        pointerId: 1,
        isPrimary: true,
        button: 0,
        clientX: left + x * width,
        clientY: top + y * height,
      }),
    );
  send('pointerdown', fromX, fromY);
  send('pointermove', toX, toY);
  send('pointerup', toX, toY);
}

/** A card with state: a button stands for the answer of the gateway. */
export function OwnedScratchCard({ status, onOpen, ...props }: ScratchCardProps) {
  const [current, setCurrent] = useState(status);
  return (
    <>
      <ScratchCard
        {...props}
        status={current}
        onOpen={() => {
          setCurrent('pending');
          onOpen();
        }}
      />
      <Button variant="quiet" tone="neutral" onClick={() => setCurrent('won')}>
        The answer comes
      </Button>
      <Button variant="quiet" tone="neutral" onClick={() => setCurrent('failed')}>
        The answer is lost
      </Button>
    </>
  );
}
