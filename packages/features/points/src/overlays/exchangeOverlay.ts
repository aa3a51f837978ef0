/** What the mall passes to the dialogs of an exchange. */
export interface ExchangeOverlayProps {
  /** Points that can be used. */
  points: number;
  /** Whether there is a payment password; undefined while that is not known. */
  hasPassword: boolean | undefined;
  money: (amount: string) => string;
  /** Address of the security centre over the mall. */
  securityHref: string;
  historyHref: string;
  /** Called before leaving for the security centre, to save the address to come back to. */
  onLeave: () => void;
  onClose: () => void;
}
