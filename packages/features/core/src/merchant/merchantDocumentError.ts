/** What is wrong: the value of a field, a field that does not exist, or the JSON itself. */
export type MerchantDocumentErrorKind = 'value' | 'unknown' | 'syntax';

/** A merchant document that the site can't run with; `merchantReason` says what is expected. */
export class MerchantDocumentError extends Error {
  /** Path of the field; for invalid JSON, the whole text of the document. */
  readonly field: string;
  readonly kind: MerchantDocumentErrorKind;
  constructor(field: string, kind: MerchantDocumentErrorKind = 'value') {
    super(kind === 'syntax' ? 'merchant.json' : `merchant.json, ${field}`);
    this.field = field;
    this.kind = kind;
  }
}
