import { type ReactNode, useState } from 'react';
import { Button } from '../Button/Button';
import { AgeGate, type AgeGateLabels, type AgeGateProps } from './AgeGate';

export const AGE_GATE_LABELS: AgeGateLabels = {
  title: 'Are you 18 or older?',
  text: 'This site is for people of 18 and over. We ask once on this device.',
  confirm: 'I am 18 or older',
  refuse: 'I am younger',
  refusedTitle: 'This site is for people of 18 and over',
  refusedText: 'Thank you for telling us. You can not use this site yet.',
  correct: 'Change my answer',
};

export const LONG_LABELS: AgeGateLabels = {
  title: 'Sind Sie achtzehn Jahre alt oder älter?',
  text: 'Diese Seite ist für Menschen ab achtzehn Jahren. Auf diesem Gerät wird nur einmal danach gefragt.',
  confirm: 'Ja, ich bin achtzehn Jahre alt oder älter',
  refuse: 'Nein, ich bin noch keine achtzehn Jahre alt',
  refusedTitle: 'Glücksspielaufsichtsbehördenvorgaben: ab achtzehn Jahren',
  refusedText: 'Danke für die ehrliche Antwort. Sie können diese Seite noch nicht nutzen.',
  correct: 'Meine Antwort von eben berichtigen',
};

export const ARABIC_LABELS: AgeGateLabels = {
  title: 'هل عمرك 18 عامًا أو أكثر؟',
  text: 'هذا الموقع لمن بلغوا 18 عامًا فأكثر. نسأل مرة واحدة على هذا الجهاز.',
  confirm: 'عمري 18 عامًا أو أكثر',
  refuse: 'أنا أصغر',
  refusedTitle: 'هذا الموقع لمن بلغوا 18 عامًا فأكثر',
  refusedText: 'شكرًا لصدقك. لا يمكنك استخدام هذا الموقع بعد.',
  correct: 'تغيير إجابتي',
};

/** A page under the gate, which goes once the age is confirmed. */
export function GatedPage({ isOpen, onConfirm, ...rest }: AgeGateProps): ReactNode {
  const [isAsked, setAsked] = useState(isOpen);
  return (
    <main>
      <Button>Play</Button>
      <AgeGate
        {...rest}
        isOpen={isAsked}
        onConfirm={() => {
          setAsked(false);
          onConfirm();
        }}
      />
    </main>
  );
}
