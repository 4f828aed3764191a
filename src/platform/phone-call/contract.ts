import type { Done } from '../outcome'

/** Opens the host's prompt to call a number of digits, `+ - ( )` and spaces; `failed` for any other text. */
export type PhoneCall = (number: string) => Promise<Done>
