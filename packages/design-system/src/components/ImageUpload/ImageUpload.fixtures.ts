import type { ImageUploadLabels } from './ImageUpload';

export const UPLOAD_LABELS: ImageUploadLabels = {
  choose: 'Choose pictures',
  drop: 'or drop or paste them here',
  count: (count, maxFiles) => `${count} of ${maxFiles} chosen`,
  remove: 'Remove',
  progress: 'Sending',
  faults: {
    type: 'is no PNG or JPG picture.',
    size: 'is larger than 5 MB.',
    unreadable: 'can’t be read. Choose it again.',
    count: 'is one too many. Remove another first.',
  },
};

const PICTURE =
  'iVBORw0KGgoAAAANSUhEUgAAADAAAAAwCAIAAADYYG7QAAABRElEQVR42u3OR04DQRSE4ToDORuccw7gnE3G5AwHYMG1uBK34AggjYQs09MzbmrxFiN92yr9mPNXRcF8oCYKFoJ1UbAYaoiCpXBTFCxHWqJgJdoWBauxjihYi3fpvj4/7DhusZ7ocWlqLPo5NpJ9Iscai+YBm6kBi8sai90JttJDiplqLMof+DIjCoMg5Q+2s/sUBkHKH+zkDigMgpQ/8OcPKQyClD8IFI4oDIKUPwgWjykMgpQ/CJVOKAyClD8Il08pDIKUP4hUzlhmqrE7QXR3TOSyRvOA2N45l2ONfo549YJOU+O4RaJ2KQqS9StRkGpci4J080YUZFq3oiDbvhMFuc69KMh3H0RBofcoCor9J1FQGjxP8b2/ufF3SPlBefjyy+XFpMk55QeV0esPg4tJ1gnlB/+8oPOCvCAvyAvygqZ8A9JgQO5HHuvwAAAAAElFTkSuQmCC';

const bytes = Uint8Array.from(atob(PICTURE), (letter) => letter.charCodeAt(0));

/** A valid PNG with any file name. */
export const samplePng = (name: string): File => new File([bytes], name, { type: 'image/png' });

/** A text file that claims to be a PNG. */
export const fakePng = (name: string): File =>
  new File(['<svg></svg>'], name, { type: 'image/png' });

export const RECEIPTS: readonly File[] = [
  samplePng('receipt-november.png'),
  samplePng('bank-statement.png'),
];

export const LONG_FILES: readonly File[] = [
  samplePng(
    'Bukti transfer penarikan dana tanggal dua puluh satu November dari rekening bersama.png',
  ),
  samplePng('Donaudampfschifffahrtsgesellschaftskapitänskajütenschlüsselanhänger.png'),
];
