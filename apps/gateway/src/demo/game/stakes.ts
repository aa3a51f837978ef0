/** The stakes that can be chosen, smallest first. */
export const STAKES: readonly string[] = ['0.20', '0.50', '1.00', '2.00', '5.00', '10.00', '25.00'];
