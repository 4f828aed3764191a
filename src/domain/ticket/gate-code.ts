import { fromBase64Url, utf8 } from '@/lib/bytes'
import { deriveKey } from '@/lib/hmac'
import { plainText } from '../typed/text'
import { codeOfWindow, windowsOff } from './one-time-code'

/** Kind of the record to which a rotating code belongs. Codes of different kinds are never equal. */
export type CodeOwner = 'ticket' | 'reservation' | 'permit'

/**
 * Result of a scan: a rotating code or a static code. `ticketId` is the id of the reservation or the permit in their
 * codes.
 */
export type GateCode =
  | { kind: 'rotating'; owner: CodeOwner; ticketId: string; keyId: string; code: string }
  | { kind: 'static'; code: string }

/** Key of a ticket. Only one device stores the key, and only this device can show the ticket's code. */
export interface TicketKey {
  keyId: string
  /** Secret of 32 bytes, in base64url. */
  secret: string
}

const ROTATING = /^(FY1|FR1|FP1):([A-Za-z0-9-]{2,40}):([A-Za-z0-9]{8,20}):(\d{8})$/
const PREFIXES: Readonly<Record<CodeOwner, string>> = { ticket: 'FY1', reservation: 'FR1', permit: 'FP1' }
const LABELS: Readonly<Record<CodeOwner, string>> = {
  ticket: 'ticket code',
  reservation: 'reservation code',
  permit: 'work pass code',
}
const OWNERS = Object.keys(PREFIXES) as CodeOwner[]
const STATIC = /^\d{20}$/
/**
 * Maximum length of a scanned text. It allows for line breaks and spaces that scanners add, and for codes that stewards
 * type in groups.
 */
const MAX_LENGTH = 100

/** Decodes the bytes of a key. Returns null if the key is damaged. */
const secretBytes = ({ secret }: TicketKey): Uint8Array | null => {
  const bytes = fromBase64Url(secret)
  return bytes?.length === 32 ? bytes : null
}

/**
 * Derives a key for this ticket from the secret. Because the ticket id is included, the secret cannot be used for the
 * code of another ticket.
 */
const keyOf = (ticketId: string, key: TicketKey, owner: CodeOwner): Uint8Array | null => {
  const bytes = secretBytes(key)
  return bytes && deriveKey(bytes, utf8(LABELS[owner]), utf8(`${ticketId}:${key.keyId}`))
}

/**
 * Returns the text of the QR code of a ticket, reservation or permit in a time window. It contains the version, the id,
 * the key id and the window's code. Returns '' if the key is damaged.
 * @param window see `codeWindow`
 */
export const rotatingCode = (ticketId: string, key: TicketKey, window: number, owner: CodeOwner = 'ticket'): string => {
  const bytes = keyOf(ticketId, key, owner)
  return bytes ? `${PREFIXES[owner]}:${ticketId}:${key.keyId}:${codeOfWindow(bytes, window)}` : ''
}

/**
 * Returns the distance from the current time window to the window of a code (-1, 0, 1). Returns null if the code has
 * another key or is from another time.
 */
export const codeDistance = (
  ticketId: string,
  key: TicketKey,
  code: string,
  now: number,
  owner: CodeOwner = 'ticket',
): number | null => {
  const bytes = keyOf(ticketId, key, owner)
  return bytes && windowsOff(bytes, code, now)
}

/**
 * Parses a scanned or typed text. Returns null if the text is not a ticket's code. Ignores spaces and hyphens in a
 * static code.
 */
export const parseGateCode = (text: string): GateCode | null => {
  if (text.length > MAX_LENGTH) return null
  const plain = plainText(text)
  const rotating = ROTATING.exec(plain)
  if (rotating) {
    const [, prefix, ticketId, keyId, code] = rotating
    const owner = OWNERS.find((each) => PREFIXES[each] === prefix) ?? 'ticket'
    return { kind: 'rotating', owner, ticketId, keyId, code }
  }
  const digits = plain.replace(/[\s-]/g, '')
  return STATIC.test(digits) ? { kind: 'static', code: digits } : null
}
