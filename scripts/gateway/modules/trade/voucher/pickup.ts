import { randomInt } from 'node:crypto'

const DIGITS = 12

/**
 * Creates a pick-up code for paper tickets. It consists of digits, for the keypad of the ticket machine. Gates do not
 * accept it.
 */
export const newPickupCode = (): string => String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0')
