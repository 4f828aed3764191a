import type { AtGate } from '../entrance'
import { codeDistance, type GateCode, parseGateCode, type TicketKey } from './gate-code'

/** State of a ticket from the perspective of a gate. */
export type GateTicketState = 'VALID' | 'GIVING' | 'USED' | 'REFUNDED' | 'EXPIRED' | 'CANCELED'

/** Gate and time of an admission with a ticket. */
export interface GateEntry {
  scanId: string
  ticketId: string
  gate: string
  /** Epoch ms. */
  at: number
}

/** Entrance registration of a ticket, for a show that requires a form from each person before entry. */
export interface GateRegistration {
  state: 'DONE' | 'MISSING'
  /** How the gates of the show handle a missing registration. */
  atGate: AtGate
  /** Answers that the steward sees, one per line. */
  lines: readonly string[]
}

/**
 * Data of a ticket, or of a reservation, that determines whether a gate admits its holder. The session of a reservation
 * is its service on its date.
 */
export interface GateTicket {
  ticketId: string
  sessionId: string
  /** Gate at which the holder must enter; '' for any gate. */
  gate: string
  state: GateTicketState
  /** Static code of the ticket; '' if its code rotates. */
  staticCode: string
  /** Static codes of previous holders. */
  endedCodes: readonly string[]
  /** Key of the device that currently shows the ticket's code. */
  key: TicketKey | null
  /** Ids of invalidated keys, from previous devices and holders. */
  endedKeys: readonly string[]
  /** Number of people whom the code admits. Each scan admits one person. Default: 1. */
  places?: number
  /** First and last time of entry, epoch ms. Default: any time. */
  entry?: { from: number; until: number }
  /** If absent, the show requires no form. */
  registration?: GateRegistration
}

export type GateReason =
  /** The text is not a ticket's code. */
  | 'unreadable'
  /** The gate's list does not contain the ticket. */
  | 'unknown'
  | 'wrong-session'
  | 'wrong-gate'
  /** The form before entry was not filled in, and the show refuses entry without it. */
  | 'registration-missing'
  /** The ticket was refunded or withdrawn. */
  | 'revoked'
  /** The reservation was canceled by the buyer or the venue. */
  | 'canceled'
  /** The entry to the slot has not started. */
  | 'too-early'
  /** The last entry to the slot is over. */
  | 'too-late'
  /** The ticket is in a gift that is not accepted yet. It is not valid until the gift is accepted or withdrawn. */
  | 'giving'
  | 'expired'
  /** The code belongs to a previous device or a previous holder. */
  | 'ended-key'
  /** The key of the code is newer than the gate's list. */
  | 'new-key'
  /** The code belongs to a past time window (for example a code on an old photo), or its digits are wrong. */
  | 'old-code'
  /** The ticket was already used for admission. */
  | 'replay'
  /** An offline gate admitted a code that no key of the ticket could have created. The ticket remains unused. */
  | 'unproven'

export type GateVerdict<T extends GateTicket = GateTicket> =
  | { admitted: true; ticket: T }
  | { admitted: false; reason: GateReason; ticket: T | null; entry: GateEntry | null }

/** Data of a gate, online and offline. */
export interface GateFacts<T extends GateTicket> {
  /** Finds a ticket by its id or by its static code. Returns undefined if there is no such ticket. */
  find: (by: { ticketId: string } | { staticCode: string }) => T | undefined
  /** Returns the admission that used the last place of a ticket, unless the admission was undone. */
  entryOf: (ticketId: string) => GateEntry | undefined
  sessionId: string
  /** Name of this gate; '' for a gate that admits all tickets. */
  gate: string
  /** Time of the scan according to the server's clock, epoch ms. */
  now: number
}

/**
 * Returns true if a code belongs to this ticket and its current holder, or belonged to a previous holder of the
 * ticket. @forTests
 */
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
  return codeDistance(ticket.ticketId, ticket.key, code, now, read.owner) === null ? 'old-code' : null
}

const timeReason = ({ entry }: GateTicket, now: number): GateReason | null => {
  if (!entry) return null
  if (now < entry.from) return 'too-early'
  return now > entry.until ? 'too-late' : null
}

/**
 * Decides whether a gate admits the holder of a scanned text. If not, returns the reason. Online and offline gates use
 * this function, which changes no data.
 *
 * If several reasons apply, returns the one that is most useful for a steward, such as `replay` rather than `old-code`.
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
  if (ticket.state === 'CANCELED') return refuse('canceled', ticket)
  if (ticket.state === 'EXPIRED') return refuse('expired', ticket)
  if (ticket.state === 'GIVING') return refuse('giving', ticket)
  const wrongKey = keyReason(ticket, read, facts.now)
  if (wrongKey === 'ended-key' || wrongKey === 'new-key') return refuse(wrongKey, ticket)
  const entry = facts.entryOf(ticket.ticketId) ?? null
  if (entry || ticket.state === 'USED') return refuse('replay', ticket, entry)
  if (wrongKey) return refuse(wrongKey, ticket)
  const wrongTime = timeReason(ticket, facts.now)
  if (wrongTime) return refuse(wrongTime, ticket)
  if (ticket.gate && facts.gate && ticket.gate !== facts.gate) return refuse('wrong-gate', ticket)
  const { registration } = ticket
  if (registration?.state === 'MISSING' && registration.atGate === 'REFUSE')
    return refuse('registration-missing', ticket)
  return { admitted: true, ticket }
}
