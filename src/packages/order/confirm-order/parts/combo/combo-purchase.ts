import type { ComboPrice } from '@/api/combo-order'
import type { NamedPurchase } from '@/components/checkout/attendees/attendees.model'
import type { RouteParams } from '@/router/table/table'

type Block = ComboPrice['blocks'][number]
type Limit = number | null
type Documents = Block['audience']['idTypes']

/** A held combo in the screen's address. */
export interface HeldCombo {
  promotionId: string
  holdSetId: string
  /** The first show, whose list of attendees is used. */
  showId: string
  /** The choice of the sessions, for another attempt after the hold has expired; absent in a shortened address. */
  chosen?: string
  quantity?: string
}

/** Reads a held combo from the address. Returns null for another purchase. */
export const heldCombo = (params: RouteParams<'confirm-order'>): HeldCombo | null => {
  const { promotionId, holdSetId, showId, chosen, quantity } = params
  if (!promotionId || !holdSetId) return null
  return { promotionId, holdSetId, showId, ...(chosen && { chosen }), ...(quantity && { quantity }) }
}

const higher = (a: Limit, b: Limit): Limit => (a === null || b === null ? (a ?? b) : Math.max(a, b))
const lower = (a: Limit, b: Limit): Limit => (a === null || b === null ? (a ?? b) : Math.min(a, b))

/** An empty list accepts every document. */
const commonOf = (a: Documents, b: Documents): Documents =>
  a.length === 0 || b.length === 0 ? [...a, ...b] : a.filter((type) => b.includes(type))

const needsNames = ({ audience }: Block): boolean => audience.mode !== 'NONE' && audience.count > 0

/** Combines the rules of two sessions: an attendee must be allowed in both. */
const combine = (a: NamedPurchase, b: NamedPurchase): NamedPurchase => {
  const [longer, shorter] = a.seats.length < b.seats.length ? [b.seats, a.seats] : [a.seats, b.seats]
  const ages = (one: NamedPurchase['audience'] | NamedPurchase['seats'][number], other: typeof one) => ({
    ...{ minAge: higher(one.minAge, other.minAge), maxAge: lower(one.maxAge, other.maxAge) },
  })
  const times = [a.showTime, b.showTime].flatMap((time) => time ?? [])
  return {
    audience: {
      ...a.audience,
      ...ages(a.audience, b.audience),
      mode: a.audience.mode === 'ONE_PER_TICKET' ? a.audience.mode : b.audience.mode,
      count: Math.max(a.audience.count, b.audience.count),
      idTypes: commonOf(a.audience.idTypes, b.audience.idTypes),
      limit: lower(a.audience.limit, b.audience.limit),
      ageCount: higher(a.audience.ageCount, b.audience.ageCount),
    },
    showTime: times.length > 0 ? Math.min(...times) : null,
    utcOffset: a.utcOffset,
    // An attendee has another seat in each session, so a seat has no label.
    seats: longer.map((seat, at) => ({ ...seat, ...(shorter[at] && ages(seat, shorter[at])), seatDesc: '' })),
  }
}

/** Returns true if the shows require different documents, so that no document is accepted at all of them. */
export const haveNoCommonDocument = ({ blocks }: Pick<ComboPrice, 'blocks'>): boolean => {
  const lists = blocks
    .filter(needsNames)
    .flatMap(({ audience }) => (audience.idTypes.length > 0 ? [audience.idTypes] : []))
  const [first, ...others] = lists
  return first !== undefined && !first.some((type) => others.every((list) => list.includes(type)))
}

/** Returns the rules for attendees who are named once and used for all sessions that require names. */
export const namedOnce = ({ blocks }: Pick<ComboPrice, 'blocks'>): NamedPurchase => {
  const [first, ...others] = blocks.filter(needsNames)
  return others.reduce<NamedPurchase>(combine, first ?? blocks[0])
}

/** Returns the attendees of each session that requires names. @param audienceIds in the order of the tickets */
export const attendeesBySession = ({ blocks }: Pick<ComboPrice, 'blocks'>, audienceIds: readonly string[]) =>
  blocks
    .filter(needsNames)
    .map(({ sessionId, audience }) => ({ sessionId, audienceIds: audienceIds.slice(0, audience.count) }))
