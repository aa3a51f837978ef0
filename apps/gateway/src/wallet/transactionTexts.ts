import type { components } from '../generated/contract';
import { inLanguage, type Texts } from '../platform/texts';
import { TEXTS } from './texts';

type TransactionType = components['schemas']['TransactionType'];

const TYPES: Readonly<Record<TransactionType, Texts>> = TEXTS.group('transaction');

const OPENING = TEXTS.texts('opening');

/** What a change of a balance was; `about` says of what, as a method, a game or the other side. */
export function describeTransaction(
  { type, kind, about }: { type: TransactionType; kind: string; about: string | null },
  language: string,
): string {
  const said = inLanguage(kind.endsWith('OPENING') ? OPENING : TYPES[type], language);
  return (about === null ? said : `${said}: ${about}`).slice(0, 160);
}
