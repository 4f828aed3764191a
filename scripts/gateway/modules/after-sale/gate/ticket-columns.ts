import type { GateTicket, GateTicketState } from '../../../../../src/domain/ticket/gate-verdict'

/** A ticket with its details for stewards. */
export interface BookTicket extends GateTicket {
  door: string
  holder: string
  seat: string
  tier: string
  sessionName: string
}

const STATES: readonly GateTicketState[] = ['VALID', 'USED', 'REFUNDED', 'EXPIRED', 'GIVING', 'CANCELED']

/**
 * Tickets by columns. A list of 60,000 is sent and read as a few long arrays; repeated values are stored once and
 * referred to by index. If only a few tickets have a value, the column is an object by row number.
 */
export interface TicketColumns {
  sessions: [sessionId: string, name: string][]
  doors: [gate: string, name: string][]
  tiers: string[]
  ids: string[]
  session: number[]
  door: number[]
  tier: number[]
  state: number[]
  keyIds: string[]
  secrets: string[]
  holders: string[]
  seats: string[]
  staticCodes: Record<number, string>
  /** Former static codes of previous holders. */
  endedCodes: Record<number, readonly string[]>
  endedKeys: Record<number, readonly string[]>
  /** Only of reservations. */
  places: Record<number, number | undefined>
  /** Only of reservations. */
  entries: Record<number, BookTicket['entry']>
  /** Registrations of tickets whose shows require a form before entry. */
  registrations: Record<number, BookTicket['registration']>
}

/** Assigns each value its index, starting with 0. */
const places = <T>(keyOf: (value: T) => string) => {
  const known = new Map<string, number>()
  const values: T[] = []
  const placeOf = (value: T): number => {
    const key = keyOf(value)
    const place = known.get(key) ?? values.push(value) - 1
    known.set(key, place)
    return place
  }
  return { values, placeOf }
}

export const packTickets = (tickets: readonly BookTicket[]): TicketColumns => {
  const sessions = places<[string, string]>(([id]) => id)
  const doors = places<[string, string]>(([gate, name]) => `${gate}\n${name}`)
  const tiers = places<string>((name) => name)
  const byRow = <T>(valueOf: (ticket: BookTicket) => T, isSet: (value: T) => boolean): Record<number, T> =>
    Object.fromEntries(
      tickets.map((ticket, row) => [row, valueOf(ticket)] as const).filter(([, value]) => isSet(value)),
    )
  return {
    ids: tickets.map(({ ticketId }) => ticketId),
    session: tickets.map(({ sessionId, sessionName }) => sessions.placeOf([sessionId, sessionName])),
    door: tickets.map(({ gate, door }) => doors.placeOf([gate, door])),
    tier: tickets.map(({ tier }) => tiers.placeOf(tier)),
    state: tickets.map(({ state }) => STATES.indexOf(state)),
    keyIds: tickets.map(({ key }) => key?.keyId ?? ''),
    secrets: tickets.map(({ key }) => key?.secret ?? ''),
    holders: tickets.map(({ holder }) => holder),
    seats: tickets.map(({ seat }) => seat),
    staticCodes: byRow(
      ({ staticCode }) => staticCode,
      (code) => code !== '',
    ),
    endedCodes: byRow(
      ({ endedCodes }) => endedCodes,
      (codes) => codes.length > 0,
    ),
    endedKeys: byRow(
      ({ endedKeys }) => endedKeys,
      (ids) => ids.length > 0,
    ),
    places: byRow(
      ({ places: count }) => count,
      (count) => count !== undefined,
    ),
    entries: byRow(
      ({ entry }) => entry,
      (entry) => entry !== undefined,
    ),
    registrations: byRow(
      ({ registration }) => registration,
      (registration) => registration !== undefined,
    ),
    ...{ sessions: sessions.values, doors: doors.values, tiers: tiers.values },
  }
}

/** Finds tickets in columns. Creates the object of a ticket only when it is requested. */
export class TicketIndex {
  private readonly byId: ReadonlyMap<string, number>
  private readonly byCode: ReadonlyMap<string, number>

  constructor(private readonly columns: TicketColumns) {
    this.byId = new Map(columns.ids.map((id, row) => [id, row]))
    this.byCode = new Map([
      ...Object.entries(columns.endedCodes).flatMap(([row, codes]) =>
        codes.map((code) => [code, Number(row)] as const),
      ),
      ...Object.entries(columns.staticCodes).map(([row, code]) => [code, Number(row)] as const),
    ])
  }

  find(by: { ticketId: string } | { staticCode: string }): BookTicket | undefined {
    const row = 'ticketId' in by ? this.byId.get(by.ticketId) : this.byCode.get(by.staticCode)
    return row === undefined ? undefined : this.at(row)
  }

  /** Number of people with a session's tickets or reservations, without refunded and canceled ones. */
  countOf(sessionId: string): number {
    const { sessions, session, state, places: counts } = this.columns
    const place = sessions.findIndex(([id]) => id === sessionId)
    const ended = new Set([STATES.indexOf('REFUNDED'), STATES.indexOf('CANCELED')])
    return session.reduce(
      (sum, each, row) => sum + (each === place && !ended.has(state[row]) ? (counts[row] ?? 1) : 0),
      0,
    )
  }

  /** Returns the name of a session, or '' if it has no tickets. */
  sessionName(sessionId: string): string {
    return this.columns.sessions.find(([id]) => id === sessionId)?.[1] ?? ''
  }

  private at(row: number): BookTicket {
    const { columns } = this
    const [sessionId, sessionName] = columns.sessions[columns.session[row]]
    const [gate, door] = columns.doors[columns.door[row]]
    const keyId = columns.keyIds[row]
    return {
      ticketId: columns.ids[row],
      ...{ sessionId, sessionName, gate, door },
      state: STATES[columns.state[row]],
      staticCode: columns.staticCodes[row] ?? '',
      key: keyId ? { keyId, secret: columns.secrets[row] } : null,
      endedCodes: columns.endedCodes[row] ?? [],
      endedKeys: columns.endedKeys[row] ?? [],
      holder: columns.holders[row],
      seat: columns.seats[row],
      tier: columns.tiers[columns.tier[row]],
      ...{ places: columns.places[row], entry: columns.entries[row] },
      ...(columns.registrations[row] && { registration: columns.registrations[row] }),
    }
  }
}
