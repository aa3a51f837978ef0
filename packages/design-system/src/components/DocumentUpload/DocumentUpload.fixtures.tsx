import { type ReactNode, useState } from 'react';
import { samplePng } from '../ImageUpload/ImageUpload.fixtures';
import { DocumentUpload, type DocumentUploadProps, type UploadDocument } from './DocumentUpload';
import type { DocumentFiles, DocumentUploadLabels } from './documents';

export const DOCUMENT_LABELS: DocumentUploadLabels = {
  documents: 'Documents',
  states: {
    missing: 'Missing',
    chosen: 'Ready to send',
    uploading: 'Being sent',
    checking: 'Being checked',
    accepted: 'Accepted',
    refused: 'Refused',
    expired: 'Expired',
  },
  choose: 'Choose a file',
  chooseAgain: 'Choose another file',
  drop: 'or drop or paste it here',
  photo: 'Take a photo',
  limits: (megabytes) => `PDF, PNG or JPG, at most ${megabytes} MB`,
  pictureLimits: (megabytes) => `PNG or JPG, at most ${megabytes} MB`,
  remove: (name) => `Remove ${name}`,
  faults: {
    type: 'This is no PDF, PNG or JPG.',
    picture: 'This is no PNG or JPG.',
    size: (megabytes) => `This file is larger than ${megabytes} MB.`,
    unreadable: 'This file can not be read. Choose it again.',
    count: 'Only one file fits here.',
  },
};

export const samplePdf = (name: string): File =>
  new File(['%PDF-1.7\n'], name, { type: 'application/pdf' });

/** A text that claims to be a PDF. */
export const fakePdf = (name: string): File =>
  new File(['<html></html>'], name, { type: 'application/pdf' });

export const IDENTITY_CARD: UploadDocument = {
  id: 'card',
  title: 'Identity card',
  accepted: 'Both sides, in colour. All four corners and every letter have to be seen.',
  sides: [
    { id: 'card-front', label: 'Front' },
    { id: 'card-back', label: 'Back' },
  ],
};
export const ADDRESS: UploadDocument = {
  id: 'address',
  title: 'Proof of address',
  accepted: 'A bill or a bank statement of the last three months, with your name and address.',
};
export const SELFIE: UploadDocument = {
  id: 'selfie',
  title: 'Photo of your face',
  accepted: 'In daylight, without glasses or a hat.',
  isPictureOnly: true,
  camera: 'user',
};

export const DOCUMENTS: readonly UploadDocument[] = [IDENTITY_CARD, ADDRESS];

/** Every state once. */
export const ALL_STATES: readonly UploadDocument[] = [
  IDENTITY_CARD,
  { ...ADDRESS, id: 'chosen', title: 'Bank statement' },
  { id: 'sent', title: 'Driving licence', state: 'uploading', progress: 0.4 },
  { id: 'checked', title: 'Passport', state: 'checking' },
  {
    id: 'accepted',
    title: 'Photo of your face',
    state: 'accepted',
    note: 'Valid until 3 May 2028',
  },
  {
    ...ADDRESS,
    id: 'refused',
    state: 'refused',
    note: 'The date can not be read. Send a sharper picture or the PDF of your bank.',
  },
  {
    id: 'expired',
    title: 'Residence permit',
    state: 'expired',
    note: 'It was valid until 12 October 2026. Send the new one.',
  },
];

export const STATE_FILES: DocumentFiles = {
  chosen: samplePdf('statement-october.pdf'),
  sent: samplePng('licence.png'),
  checked: samplePng('passport.png'),
};

export const LONG_DOCUMENTS: readonly UploadDocument[] = [
  {
    ...IDENTITY_CARD,
    title: 'Aufenthaltserlaubnisbescheinigung oder vergleichbarer Lichtbildausweis',
    accepted:
      'Beide Seiten in Farbe, ohne Abdeckung. Alle vier Ecken und jeder Buchstabe müssen zu sehen sein, auch die maschinenlesbare Zone.',
    state: 'refused',
    note: 'Das Ausstellungsdatum ist nicht zu erkennen. Bitte fotografieren Sie den Ausweis noch einmal bei Tageslicht und ohne Spiegelung.',
  },
];
export const LONG_FILES: DocumentFiles = {
  'card-front': samplePdf(
    'Donaudampfschifffahrtsgesellschaftskapitänsausweis-Vorderseite-2026.pdf',
  ),
};

export const DOCUMENTS_IN_ARABIC: readonly UploadDocument[] = [
  {
    ...IDENTITY_CARD,
    title: 'بطاقة الهوية',
    accepted: 'الوجهان بالألوان، مع ظهور الزوايا الأربع وكل الحروف.',
    sides: [
      { id: 'card-front', label: 'الوجه الأمامي' },
      { id: 'card-back', label: 'الوجه الخلفي' },
    ],
    state: 'refused',
    note: 'تعذّرت قراءة التاريخ. يُرجى إرسال صورة أوضح.',
  },
];
export const DOCUMENTS_IN_THAI: readonly UploadDocument[] = [
  {
    ...ADDRESS,
    title: 'หลักฐานที่อยู่',
    accepted: 'ใบแจ้งหนี้หรือรายการเดินบัญชีในสามเดือนล่าสุดที่มีชื่อและที่อยู่ของคุณ',
    state: 'expired',
    note: 'เอกสารใช้ได้ถึง 12 ตุลาคม 2026 โปรดส่งฉบับใหม่',
  },
];

/** Keeps the chosen files, as a form does. */
export function KeptFiles({ files, onChange, ...rest }: DocumentUploadProps): ReactNode {
  const [kept, setKept] = useState(files);
  return (
    <DocumentUpload
      {...rest}
      files={kept}
      onChange={(event) => {
        setKept(event.files);
        onChange(event);
      }}
    />
  );
}
