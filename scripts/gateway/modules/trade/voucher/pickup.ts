import { randomInt } from 'node:crypto'

const DIGITS = 12

/** A new code that paper tickets are collected with: digits, for the machine's keyboard. It opens no gate. */
export const newPickupCode = (): string => String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0')
