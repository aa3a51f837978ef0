import { type ReactNode, useState } from 'react';
import { Button } from '../Button/Button';
import {
  ConsentBanner,
  type ConsentBannerLabels,
  type ConsentBannerProps,
  type ConsentKind,
} from './ConsentBanner';

export const CONSENT_LABELS: ConsentBannerLabels = {
  title: 'Your privacy',
  text: 'This site keeps on your device what it needs to work. Whatever else it may keep is up to you, and you can change it at any time.',
  policy: 'Privacy policy',
  kinds: 'Kinds of storage',
  alwaysOn: 'Always on',
  rejectAll: 'Reject all',
  acceptAll: 'Accept all',
  choose: 'Choose',
  save: 'Save choice',
  close: 'Leave as it is',
  saving: 'Saving',
  failed: 'Your choice could not be saved. Try again.',
};

export const CONSENT_KINDS: readonly ConsentKind[] = [
  {
    id: 'necessary',
    title: 'Necessary',
    text: 'Keeps you logged in and protects payments. Ends with your visit.',
    isRequired: true,
  },
  {
    id: 'preferences',
    title: 'Preferences',
    text: 'Remembers your language, theme and sound for one year.',
  },
  {
    id: 'statistics',
    title: 'Statistics',
    text: 'Counts visits without your name, to find what is slow or hard to use.',
  },
  {
    id: 'marketing',
    title: 'Marketing',
    text: 'Lets partners show you offers of this site elsewhere, for 90 days.',
  },
];

export const LONG_CONSENT: Pick<ConsentBannerProps, 'labels' | 'kinds'> = {
  labels: {
    ...CONSENT_LABELS,
    title: 'Datenschutzeinstellungen für diese Internetseite',
    text: 'Diese Seite speichert auf Ihrem Gerät, was sie zum Betrieb braucht. Ob sie darüber hinaus etwas speichern darf, entscheiden Sie allein, und Sie können diese Entscheidung jederzeit ändern.',
    policy: 'Ausführliche Datenschutzerklärung',
    rejectAll: 'Alles Weitere ablehnen',
    acceptAll: 'Allen Arten der Speicherung zustimmen',
    save: 'Meine Auswahl speichern',
    alwaysOn: 'Immer eingeschaltet',
  },
  kinds: CONSENT_KINDS.map((kind) => ({
    ...kind,
    title: `${kind.title}: Nutzungsverhaltensauswertungseinwilligung`,
    text: 'Wir zählen Besuche ohne Ihren Namen und erkennen so, welche Seiten langsam oder schwer zu bedienen sind. Aufbewahrt wird das dreizehn Monate.',
  })),
};

const ARABIC_KINDS: readonly (readonly [title: string, text: string])[] = [
  ['ضرورية', 'تُبقيك متصلًا وتحمي عمليات الدفع، وتنتهي بانتهاء زيارتك.'],
  ['التفضيلات', 'تحفظ اللغة والمظهر والصوت لمدة سنة.'],
  ['الإحصاءات', 'تعدّ الزيارات دون اسمك، لمعرفة ما هو بطيء أو صعب الاستخدام.'],
  ['التسويق', 'تتيح للشركاء عرض عروض هذا الموقع في مواقع أخرى لمدة 90 يومًا.'],
];

const THAI_KINDS: readonly (readonly [title: string, text: string])[] = [
  ['จำเป็น', 'ให้คุณอยู่ในระบบและปกป้องการชำระเงิน สิ้นสุดเมื่อคุณออกจากเว็บไซต์'],
  ['การตั้งค่า', 'จำภาษา ธีม และเสียงของคุณไว้หนึ่งปี'],
  ['สถิติ', 'นับการเข้าชมโดยไม่มีชื่อของคุณ เพื่อหาว่าส่วนใดช้าหรือใช้ยาก'],
  ['การตลาด', 'ให้พันธมิตรแสดงข้อเสนอของเว็บไซต์นี้ในที่อื่นเป็นเวลา 90 วัน'],
];

const kindsIn = (texts: readonly (readonly [string, string])[]): readonly ConsentKind[] =>
  CONSENT_KINDS.map((kind, at) => {
    const [title = kind.title, text = kind.text] = texts[at] ?? [];
    return { ...kind, title, text };
  });

export const KINDS_IN_ARABIC = kindsIn(ARABIC_KINDS);
export const KINDS_IN_THAI = kindsIn(THAI_KINDS);

/** A page that asks, keeps the answer as its own state, and can ask again. */
export function AskingPage({ allowed, onSave, onClose, ...rest }: ConsentBannerProps): ReactNode {
  const [kept, setKept] = useState(allowed);
  const [isAsked, setAsked] = useState(true);
  return (
    <div style={{ minBlockSize: '140vh' }}>
      {isAsked ? (
        <ConsentBanner
          {...rest}
          allowed={kept}
          onSave={(event) => {
            setKept(event.allowed);
            setAsked(false);
            onSave(event);
          }}
          onClose={() => {
            setAsked(false);
            onClose?.();
          }}
        />
      ) : null}
      <Button variant="outline" onClick={() => setAsked(true)}>
        Privacy settings
      </Button>
      <a href="#end" style={{ position: 'absolute', insetBlockStart: '70vh' }}>
        A link behind the banner
      </a>
    </div>
  );
}
