import type { Done } from '../outcome'

/**
 * Opens the host's prompt for calling a number, which consists of digits, `+ - ( )` and spaces. Returns `failed` for
 * other texts.
 */
export type PhoneCall = (number: string) => Promise<Done>
