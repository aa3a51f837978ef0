import type { ReactNode } from 'react';
import type { ImageFault } from '../ImageUpload/checkImage';

/** How far a document is. Whether its files are chosen is known from `files`. */
export const DOCUMENT_STATES = [
  'missing',
  'uploading',
  'checking',
  'accepted',
  'refused',
  'expired',
] as const;
export type DocumentState = (typeof DOCUMENT_STATES)[number];

/** A side of a document that is sent as a file of its own. */
export interface DocumentSide {
  /** Unique among all documents. */
  id: string;
  /** Name of the side: 'Front'. */
  label: string;
}

/** A document that is asked for. */
export interface UploadDocument {
  /** Unique; also the id of its file, if it has no sides. */
  id: string;
  /** What it is: 'Identity card'. */
  title: string;
  /** What is accepted: 'Your name and all four corners have to be seen'. */
  accepted?: ReactNode;
  /** Its sides. Default: one, without a name. */
  sides?: readonly DocumentSide[];
  /** How far it is. Default: `missing`. */
  state?: DocumentState;
  /** Uploaded fraction while `uploading`, 0 to 1. Default: unknown. */
  progress?: number | undefined;
  /** Why it was refused and what to do, or until when it is valid. */
  note?: ReactNode;
  /** Takes pictures alone, no PDF, as for a photo of the face. Default: false. */
  isPictureOnly?: boolean;
  /** Camera of a phone that takes the photo. Default: `environment`, the one at the back. */
  camera?: 'environment' | 'user';
}

/** Chosen files by the id of their side. */
export type DocumentFiles = Readonly<Record<string, File>>;

export interface DocumentUploadLabels {
  /** Name of the list: 'Documents'. */
  documents: string;
  /** Names of the states; `chosen` is that of a document whose files are all chosen. */
  states: Readonly<Record<DocumentState | 'chosen', string>>;
  /** Text of the area for a file: 'Choose a file'. */
  choose: string;
  /** The same after a refusal: 'Choose another file'. */
  chooseAgain: string;
  /** Shown below on devices with a mouse: 'or drop or paste it here'. */
  drop: string;
  /** The button that opens the camera, on touch screens. */
  photo: string;
  /** Kinds and size of files, with the megabytes: 'PDF, PNG or JPG, at most 10 MB'. */
  limits: (megabytes: number) => string;
  /** The same without PDF. */
  pictureLimits: (megabytes: number) => string;
  /** Name of the button that removes a file, with its name: 'Remove scan.pdf'. */
  remove: (name: string) => string;
  /** Why a file is not taken, as a sentence; `picture` where no PDF is taken. `size` has the megabytes. */
  faults: Readonly<Record<Exclude<ImageFault, 'size'> | 'picture', string>> & {
    size: (megabytes: number) => string;
  };
}
