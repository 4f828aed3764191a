import { fromBase64Url, utf8 } from '@/lib/bytes'
import { deriveKey } from '@/lib/hmac'
import { plainText } from '../typed/text'
import { codeOfWindow, windowsOff } from './one-time-code'

/** What a gate has read: the code of a ticket that changes, or one that stays. */
export type GateCode =
  | { kind: 'rotating'; ticketId: string; keyId: string; code: string }
  | { kind: 'static'; code: string }

/** A ticket's key on the one device that shows its code. */
export interface TicketKey {
  keyId: string
  /** 32 bytes in base64url. */
  secret: string
}

const ROTATING = /^FY1:([A-Za-z0-9]{2,40}):([A-Za-z0-9]{8,20}):(\d{8})$/
const STATIC = /^\d{20}$/
/** Readers type line ends and blanks round a code, and stewards read it in groups. */
const MAX_LENGTH = 100

/** The bytes of a key; null for a damaged one. */
const secretBytes = ({ secret }: TicketKey): Uint8Array | null => {
  const bytes = fromBase64Url(secret)
  return bytes?.length === 32 ? bytes : null
}

/** The key of this ticket: the secret alone is not enough to make the code of another one. */
const keyOf = (ticketId: string, key: TicketKey): Uint8Array | null => {
  const bytes = secretBytes(key)
  return bytes && deriveKey(bytes, utf8('ticket code'), utf8(`${ticketId}:${key.keyId}`))
}

/**
 * The text of a ticket's QR code in a window: version, ticket, key and the window's code. '' for a damaged key.
 * @param window see `codeWindow`
 */
export const rotatingCode = (ticketId: string, key: TicketKey, window: number): string => {
  const bytes = keyOf(ticketId, key)
  return bytes ? `FY1:${ticketId}:${key.keyId}:${codeOfWindow(bytes, window)}` : ''
}

/** How many windows a code is off at `now` (-1, 0, 1); null when it is no code of this key and time. */
export const codeDistance = (ticketId: string, key: TicketKey, code: string, now: number): number | null => {
  const bytes = keyOf(ticketId, key)
  return bytes && windowsOff(bytes, code, now)
}

/** What a camera, a reader or a hand gave; null for everything that is no ticket's code. Blanks and hyphens in a static code are left out. */
export const parseGateCode = (text: string): GateCode | null => {
  if (text.length > MAX_LENGTH) return null
  const plain = plainText(text)
  const rotating = ROTATING.exec(plain)
  if (rotating) return { kind: 'rotating', ticketId: rotating[1], keyId: rotating[2], code: rotating[3] }
  const digits = plain.replace(/[\s-]/g, '')
  return STATIC.test(digits) ? { kind: 'static', code: digits } : null
}
