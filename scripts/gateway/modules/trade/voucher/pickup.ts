import { randomInt } from 'node:crypto'

const DIGITS = 12

/** Creates a pick-up code of paper tickets: digits, for the machine's keyboard. Gates do not accept it. */
export const newPickupCode = (): string => String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0')
