import type { Done } from '../outcome'

/**
 * Opens the host's prompt to call a phone number. The number may contain digits, `+ - ( )` and spaces. Returns `failed`
 * for other texts.
 */
export type PhoneCall = (number: string) => Promise<Done>
