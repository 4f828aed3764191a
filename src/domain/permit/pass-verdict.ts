import { codeDistance, parseGateCode, type TicketKey } from '../ticket/gate-code'

/** Zones and days of an approved permit, of one role. */
interface PassGrant {
  role: string
  company: string
  zoneIds: readonly string[]
  /** Local dates `YYYY-MM-DD`. */
  days: readonly string[]
}

/** Data of a work pass that determines whether a gate admits its holder. */
export interface GatePass {
  permitId: string
  state: 'VALID' | 'SUSPENDED' | 'REVOKED'
  /** Grants of all approved permits of the person in the project. */
  grants: readonly PassGrant[]
  key: (TicketKey & { endsAt: number }) | null
  /** Ids of keys that were replaced or have ended. */
  endedKeys: readonly string[]
}

/** A zone of the place, with its doors. */
export interface GateZone {
  zoneId: string
  letter: string
  name: string
  color: string
  /** Names of the doors, as gates have them. */
  doors: readonly string[]
  /** True if a person who is inside cannot enter again without leaving. */
  counts: boolean
}

export type PassDirection = 'IN' | 'OUT'

/** A scan of a pass that a gate admitted. */
export interface PassEntry {
  scanId: string
  permitId: string
  /** '' for a gate without a zone. */
  zoneId: string
  direction: PassDirection
  gate: string
  /** Epoch ms. */
  at: number
}

export type PassReason =
  | 'unreadable'
  | 'unknown'
  | 'revoked'
  | 'suspended'
  | 'ended-key'
  | 'new-key'
  | 'old-code'
  | 'wrong-day'
  | 'wrong-zone'
  /** The person is inside the zone and has not left. */
  | 'inside'
  /** The same code was used for an entry to this zone. */
  | 'replay'

export type PassVerdict<T extends GatePass = GatePass> =
  | { admitted: true; pass: T }
  | { admitted: false; reason: PassReason; pass: T | null }

/** Data of a gate, online and offline. */
export interface PassFacts<T extends GatePass> {
  find: (permitId: string) => T | undefined
  /** Returns the newest admitted scan of a pass in a zone. */
  lastOf: (permitId: string, zoneId: string) => PassEntry | undefined
  /** Zone of the gate; null for a gate that admits to all zones. */
  zone: GateZone | null
  direction: PassDirection
  /** Local date of the scan. */
  date: string
  /** Time of the scan by the server's clock, epoch ms. */
  now: number
}

/** Length of the time window of a code, with those before and after it, in ms. */
const CODE_LIFE = 90_000

/** Returns true for the text of a work pass. */
export const isPassCode = (text: string): boolean => {
  const read = parseGateCode(text)
  return read?.kind === 'rotating' && read.owner === 'permit'
}

const keyReason = ({ key, endedKeys, permitId }: GatePass, read: { keyId: string; code: string }, now: number) => {
  if (endedKeys.includes(read.keyId)) return 'ended-key'
  if (key?.keyId !== read.keyId) return 'new-key'
  if (now >= key.endsAt) return 'ended-key'
  return codeDistance(permitId, key, read.code, now, 'permit') === null ? 'old-code' : null
}

/**
 * Decides whether a gate admits the holder of a pass to its zone, or lets the holder out. Online and offline gates use
 * this function, which changes no data. A person may always leave, also after a revocation.
 */
export const passVerdict = <T extends GatePass>(text: string, facts: PassFacts<T>): PassVerdict<T> => {
  const { zone, direction, date, now } = facts
  const refuse = (reason: PassReason, pass: T | null = null): PassVerdict<T> => ({ admitted: false, reason, pass })
  const read = parseGateCode(text)
  if (read?.kind !== 'rotating' || read.owner !== 'permit') return refuse('unreadable')
  const pass = facts.find(read.ticketId)
  if (!pass) return refuse('unknown')
  if (direction === 'OUT') return { admitted: true, pass }
  if (pass.state === 'REVOKED') return refuse('revoked', pass)
  if (pass.state === 'SUSPENDED') return refuse('suspended', pass)
  const wrongKey = keyReason(pass, read, now)
  if (wrongKey) return refuse(wrongKey, pass)
  const today = pass.grants.filter(({ days }) => days.includes(date))
  if (today.length === 0) return refuse('wrong-day', pass)
  if (zone && !today.some(({ zoneIds }) => zoneIds.includes(zone.zoneId))) return refuse('wrong-zone', pass)
  const last = facts.lastOf(pass.permitId, zone?.zoneId ?? '')
  if (last?.direction !== 'IN') return { admitted: true, pass }
  if (zone?.counts) return refuse('inside', pass)
  return now - last.at < CODE_LIFE ? refuse('replay', pass) : { admitted: true, pass }
}

/** Returns the newest admitted scan of each pass and zone, if it is an entry: the people who are inside. */
export const insideOf = (entries: Iterable<PassEntry>): PassEntry[] => {
  const last = new Map<string, PassEntry>()
  for (const entry of entries) {
    const key = `${entry.permitId} ${entry.zoneId}`
    const known = last.get(key)
    if (!known || known.at < entry.at || (known.at === entry.at && known.scanId < entry.scanId)) last.set(key, entry)
  }
  return [...last.values()].filter(({ direction }) => direction === 'IN')
}
