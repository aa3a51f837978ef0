/** A duration that can be chosen. */
export interface PauseOption {
  /** Names the duration in the event, such as 'P1W'. */
  value: string;
  /** The duration in words: '1 week'. */
  label: string;
  /** When it would end: 'Until 3 May 2027, 10:00'. */
  endText: string;
}

/** Texts of the form. */
/** The two that tell a break from an exclusion are always given; the rest may be the built-in labels. */
export interface PauseFormLabels {
  /** Names the choice: 'How long?'. */
  choose?: string;
  /** Error below the choice when nothing is chosen. */
  required?: string;
  /** Button to the second step: 'Continue'. */
  next?: string;
  /** Heading of the second step, for the chosen duration: 'A break of 1 week'. */
  review: (option: PauseOption) => string;
  /** Button that begins it. */
  confirm: string;
  /** Button back to the choice. */
  back?: string;
}
