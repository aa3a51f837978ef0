/** What the dialogs of an exchange are told by the mall. */
export interface ExchangeOverlayProps {
  /** Points that can be used. */
  points: number;
  /** Whether there is a payment password; undefined while that is not known. */
  hasPassword: boolean | undefined;
  money: (amount: string) => string;
  /** Address of the security centre over the mall. */
  securityHref: string;
  historyHref: string;
  /** Called on the way to the security centre, to keep what was wanted. */
  onLeave: () => void;
  onClose: () => void;
}
