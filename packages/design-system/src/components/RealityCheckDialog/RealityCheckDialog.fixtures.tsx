import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../Button/Button';
import { RealityCheckDialog, type RealityCheckDialogProps } from './RealityCheckDialog';

export const CHECK_PROPS = {
  title: 'A look at your session',
  text: 'You are reminded every 30 minutes.',
  facts: [
    { label: 'Time played', value: '0:30:00' },
    { label: 'Staked', value: '$ 64.00' },
    { label: 'Won', value: '$ 51.50' },
    { label: 'Net position', value: '−$ 12.50', isStrong: true },
  ],
  labels: {
    goOn: 'Go on',
    history: 'Look at the history',
    stop: 'Stop playing',
    failed: 'The figures could not be loaded',
    retry: 'Try again',
  },
} satisfies Partial<RealityCheckDialogProps>;

export const ARABIC_CHECK = {
  title: 'نظرة على جلستك',
  text: 'يتم تذكيرك كل ٣٠ دقيقة.',
  facts: [
    { label: 'مدة اللعب', value: '\u2066٠:٣٠:٠٠\u2069' },
    { label: 'الرهانات', value: '\u2066$ ٦٤٫٠٠\u2069' },
    { label: 'الأرباح', value: '\u2066$ ٥١٫٥٠\u2069' },
    { label: 'صافي النتيجة', value: '\u2066−$ ١٢٫٥٠\u2069', isStrong: true },
  ],
  labels: {
    ...CHECK_PROPS.labels,
    goOn: 'متابعة',
    history: 'عرض السجل',
    stop: 'التوقف عن اللعب',
  },
} satisfies Partial<RealityCheckDialogProps>;

/** A page with a game below the check, and a button that shows the check. */
export function CheckOverGame({ isOpen, onAnswer, ...rest }: RealityCheckDialogProps): ReactNode {
  const [isShown, setIsShown] = useState(isOpen);
  const game = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    game.current?.toggleAttribute('inert', isShown);
  }, [isShown]);
  return (
    <>
      <Button onClick={() => setIsShown(true)}>Play on</Button>
      <iframe ref={game} title="Lantern Koi" />
      <RealityCheckDialog
        {...rest}
        isOpen={isShown}
        onAnswer={(event) => {
          setIsShown(false);
          onAnswer(event);
        }}
      />
    </>
  );
}
