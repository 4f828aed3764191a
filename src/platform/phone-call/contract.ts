import type { Done } from '../outcome'

/** Offers to call a number. Digits and `+ - ( )` and spaces only; anything else is `failed`. */
export type PhoneCall = (number: string) => Promise<Done>
