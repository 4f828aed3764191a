import { codeDistance, type GateCode, parseGateCode, type TicketKey } from './gate-code'

/** The state of a ticket as a gate has it. */
export type GateTicketState = 'VALID' | 'GIVING' | 'USED' | 'REFUNDED' | 'EXPIRED'

/** Where and when somebody came in with a ticket. */
export interface GateEntry {
  scanId: string
  ticketId: string
  gate: string
  /** Epoch ms. */
  at: number
}

/** A ticket with all that a gate judges it by. */
export interface GateTicket {
  ticketId: string
  sessionId: string
  /** The door that its holder goes in by; '' for any. */
  gate: string
  state: GateTicketState
  /** '' where the merchant lets the code change. */
  staticCode: string
  /** Codes that stayed until the ticket went to another holder. */
  endedCodes: readonly string[]
  /** The key of the device that shows its code now. */
  key: TicketKey | null
  /** Ids of keys that have ended: of devices before, and of holders before. */
  endedKeys: readonly string[]
}

export type GateReason =
  /** No code of a ticket. */
  | 'unreadable'
  /** A ticket that this list does not have. */
  | 'unknown'
  | 'wrong-session'
  | 'wrong-gate'
  /** Refunded, or taken back. */
  | 'revoked'
  /** Its holder is giving it to somebody: it opens no gate until it is accepted or taken back. */
  | 'giving'
  | 'expired'
  /** The code moved to another device or another holder. */
  | 'ended-key'
  /** A key that is newer than the list. */
  | 'new-key'
  /** A window that is over, or a number that was never one: an old photo. */
  | 'old-code'
  /** Somebody is in with it. */
  | 'replay'
  /** A gate admitted a person with a code that no key of the ticket ever had. The ticket stays unused. */
  | 'unproven'

export type GateVerdict<T extends GateTicket = GateTicket> =
  | { admitted: true; ticket: T }
  | { admitted: false; reason: GateReason; ticket: T | null; entry: GateEntry | null }

/** What a gate has at hand, online and offline alike. */
export interface GateFacts<T extends GateTicket> {
  /** A ticket by its id or by its static code; undefined where it is not known. */
  find: (by: { ticketId: string } | { staticCode: string }) => T | undefined
  /** The entry with a ticket that was not undone. */
  entryOf: (ticketId: string) => GateEntry | undefined
  sessionId: string
  /** This door; '' for a gate that takes all. */
  gate: string
  /** The server's time of the scan, epoch ms. */
  now: number
}

/** Whether a code names this ticket, be it of a holder before. @forTests */
export const isMeant = (
  { ticketId, staticCode, endedCodes }: Pick<GateTicket, 'ticketId' | 'staticCode' | 'endedCodes'>,
  by: { ticketId: string } | { staticCode: string },
): boolean =>
  'ticketId' in by ? ticketId === by.ticketId : staticCode === by.staticCode || endedCodes.includes(by.staticCode)

const keyReason = (ticket: GateTicket, read: GateCode, now: number): GateReason | null => {
  if (read.kind === 'static') return read.code === ticket.staticCode ? null : 'ended-key'
  const { keyId, code } = read
  if (ticket.staticCode) return 'ended-key'
  if (ticket.endedKeys.includes(keyId)) return 'ended-key'
  if (ticket.key?.keyId !== keyId) return 'new-key'
  return codeDistance(ticket.ticketId, ticket.key, code, now) === null ? 'old-code' : null
}

/**
 * Whether a gate lets in who shows this text, and why not. The one rule of the gateway and of a gate without a network; nothing
 * is changed by it. The reason that comes first is the one that a steward can act on: a replay before a code that ran out.
 */
export const gateVerdict = <T extends GateTicket>(text: string, facts: GateFacts<T>): GateVerdict<T> => {
  const refuse = (reason: GateReason, ticket: T | null = null, entry: GateEntry | null = null): GateVerdict<T> => ({
    admitted: false,
    reason,
    ticket,
    entry,
  })
  const read = parseGateCode(text)
  if (!read) return refuse('unreadable')
  const ticket = facts.find(read.kind === 'static' ? { staticCode: read.code } : { ticketId: read.ticketId })
  if (!ticket) return refuse('unknown')
  if (ticket.sessionId !== facts.sessionId) return refuse('wrong-session', ticket)
  if (ticket.state === 'REFUNDED') return refuse('revoked', ticket)
  if (ticket.state === 'EXPIRED') return refuse('expired', ticket)
  if (ticket.state === 'GIVING') return refuse('giving', ticket)
  const wrongKey = keyReason(ticket, read, facts.now)
  if (wrongKey === 'ended-key' || wrongKey === 'new-key') return refuse(wrongKey, ticket)
  const entry = facts.entryOf(ticket.ticketId) ?? null
  if (entry || ticket.state === 'USED') return refuse('replay', ticket, entry)
  if (wrongKey) return refuse(wrongKey, ticket)
  if (ticket.gate && facts.gate && ticket.gate !== facts.gate) return refuse('wrong-gate', ticket)
  return { admitted: true, ticket }
}
