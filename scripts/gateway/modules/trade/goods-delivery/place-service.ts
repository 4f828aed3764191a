import { sql } from 'kysely'
import { COUNTER_DAYS } from '../../../../../src/domain/goods/delivery'
import type { Db, Row, Tx } from '../../../core/database/database'
import type { Language, LocalizedText } from '../../../core/localized-text'

/** A counter with its venue. */
interface Counter extends Row<'pickup_counters'> {
  venue_name: LocalizedText
  venue_address: LocalizedText
}

/** A show for whose tickets a counter opens. Times in epoch ms. */
interface CounterShow {
  sessionId: string
  name: LocalizedText
  showTime: number
  utcOffset: number
}

/** A counter where a buyer can pick up goods: during its daily hours, or before a show of the buyer. */
export interface PickupPlace {
  placeId: string
  counter: Counter
  show: CounterShow | null
}

const counters = (db: Db | Tx) =>
  db
    .selectFrom('pickup_counters as c')
    .innerJoin('venues as v', 'v.venue_id', 'c.venue_id')
    .selectAll('c')
    .select(['v.name as venue_name', 'v.address as venue_address'])

/** Returns the shows within 30 days for which the buyer has paid tickets and whose venue has a counter for them. */
const showPlaces = async (db: Db | Tx, { userId, now }: { userId: string; now: number }): Promise<PickupPlace[]> => {
  const rows = await counters(db)
    .innerJoin('shows as s', 's.venue_id', 'c.venue_id')
    .innerJoin('sessions as n', 'n.show_id', 's.show_id')
    .select(['n.session_id', 'n.show_time', 's.name as show_name', 's.utc_offset'])
    .where('c.show_lead', 'is not', null)
    .where('n.show_time', '>', now)
    .where('n.show_time', '<=', now + COUNTER_DAYS)
    .where(sql<boolean>`not n.permanent and 'CANCELED' not in (s.state, n.state)`)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('orders as o')
          .select('o.order_id')
          .whereRef('o.session_id', '=', 'n.session_id')
          .where('o.user_id', '=', userId)
          .where('o.state', 'in', ['RESERVE', 'DELIVERING', 'DELIVERING_EXPRESS', 'SUCCEEDED'])
          .whereRef('o.refunded_count', '<', 'o.ticket_count'),
      ),
    )
    .orderBy('n.show_time')
    .orderBy('c.sort')
    .execute()
  return rows.map(
    ({ session_id: sessionId, show_time: showTime, show_name: name, utc_offset: utcOffset, ...counter }) => ({
      ...{ placeId: `${counter.counter_id}_${sessionId}`, counter, show: { sessionId, name, showTime, utcOffset } },
    }),
  )
}

/**
 * Returns the counters where a buyer can pick up goods: first the counters at the buyer's shows, then the counters that
 * open daily.
 */
export const placesFor = async (db: Db | Tx, buyer: { userId: string; now: number }): Promise<PickupPlace[]> => {
  const daily = await counters(db).where('c.opens', 'is not', null).orderBy('c.sort').execute()
  return [
    ...(await showPlaces(db, buyer)),
    ...daily.map((counter) => ({ placeId: counter.counter_id, counter, show: null })),
  ]
}

/** Returns the place of an ordered pick-up. */
export const placeOf = async (
  db: Db | Tx,
  { counter_id: counterId, session_id: sessionId }: { counter_id: string; session_id: string | null },
): Promise<PickupPlace> => {
  const counter = await counters(db).where('c.counter_id', '=', counterId).executeTakeFirstOrThrow()
  const session =
    sessionId === null
      ? null
      : await db
          .selectFrom('sessions as n')
          .innerJoin('shows as s', 's.show_id', 'n.show_id')
          .select(['n.show_time', 's.name', 's.utc_offset'])
          .where('n.session_id', '=', sessionId)
          .executeTakeFirstOrThrow()
  return {
    placeId: sessionId === null ? counterId : `${counterId}_${sessionId}`,
    counter,
    show: session && {
      ...{ sessionId: sessionId ?? '', name: session.name },
      ...{ showTime: session.show_time, utcOffset: session.utc_offset },
    },
  }
}

const MINUTE = 60_000

/** Serializes a place (contract: api/goods-delivery PickupPlace). Opening hours in minutes after midnight. */
export const serializePlace = ({ placeId, counter, show }: PickupPlace, lang: Language) => ({
  placeId,
  name: counter.name[lang],
  venueName: counter.venue_name[lang],
  address: counter.venue_address[lang],
  opens: show ? null : counter.opens,
  closes: show ? null : counter.closes,
  showName: show?.name[lang] ?? '',
  from: show && show.showTime - (counter.show_lead ?? 0) * MINUTE,
  utcOffset: show?.utcOffset ?? 480,
})
