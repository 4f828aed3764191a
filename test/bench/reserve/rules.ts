import type { Db } from '../../../scripts/gateway/core/database/database'
import { listRows } from '../../../scripts/gateway/core/database/rows'
import { merchantLimits } from '../../../scripts/gateway/modules/base/shop/limits-service'

/** State of all slots and reservations of a service at one moment. */
export interface Seen {
  capacities: Awaited<ReturnType<typeof capacitiesOf>>
  holds: Awaited<ReturnType<typeof holdsOf>>
  reservations: Awaited<ReturnType<typeof reservationsOf>>
  people: Awaited<ReturnType<typeof peopleOf>>
  positions: Awaited<ReturnType<typeof positionsOf>>
  closed: ReadonlySet<string>
}

const capacitiesOf = (db: Db, reserveId: string) =>
  db.selectFrom('capacities').selectAll().where('owner_id', 'like', `${reserveId}:%`).execute()
const holdsOf = (db: Db, reserveId: string) =>
  db
    .selectFrom('capacity_holds')
    .selectAll()
    .where('owner_id', 'like', `${reserveId}:%`)
    .where('state', '<>', 'RETURNED')
    .execute()
const reservationsOf = (db: Db, reserveId: string) => listRows(db, 'reservations', { reserve_id: reserveId })
const peopleOf = (db: Db, reserveId: string) =>
  listRows(db, 'reservation_people', { reserve_id: reserveId, is_active: true })
const positionsOf = (db: Db, reserveId: string) =>
  db
    .selectFrom('waitlist_positions')
    .selectAll()
    .where('owner_id', 'like', `${reserveId}:%`)
    .orderBy('sequence')
    .execute()

export const watch = async (db: Db, reserveId: string): Promise<Seen> => ({
  capacities: await capacitiesOf(db, reserveId),
  holds: await holdsOf(db, reserveId),
  reservations: await reservationsOf(db, reserveId),
  people: await peopleOf(db, reserveId),
  positions: await positionsOf(db, reserveId),
  closed: new Set(
    (await listRows(db, 'reserve_slots', { reserve_id: reserveId, is_closed: true })).map(
      ({ slot_id: slotId }) => `${reserveId}:${slotId}`,
    ),
  ),
})

const sumOf = (rows: readonly { quantity: number }[]): number => rows.reduce((sum, { quantity }) => sum + quantity, 0)

/** States in which a reservation has its places. An admitted or missed reservation used them. */
const PLACED: readonly string[] = ['OFFERED', 'CONFIRMED', 'IN', 'NOT_COME']

const capacityRules = ({ capacities, holds, positions, closed }: Seen, now: number): [boolean, string][] =>
  capacities.flatMap(({ kind, owner_id: id, total, remaining, excess, waiting }) => {
    const held = sumOf(holds.filter((hold) => hold.kind === kind && hold.owner_id === id))
    const queue = positions.filter((each) => each.kind === kind && each.owner_id === id && !each.offer_until)
    const open = queue.filter((each) => each.closes_at > now)
    const remainingOf = (one: { kind: string; ownerId: string }): number =>
      capacities.find((each) => each.kind === one.kind && each.owner_id === one.ownerId)?.remaining ?? 0
    const free = (also: (typeof queue)[number]['also']): number => Math.min(remaining, ...also.map(remainingOf))
    const couldBeServed = open.length > 0 && !closed.has(id) && free(open[0].also) > 0
    return [
      [held + remaining - excess === total, `${id}: ${held} held, ${remaining} free, ${excess} over of ${total}`],
      [remaining === 0 || excess === 0, `${id}: ${remaining} free and ${excess} over`],
      [waiting === queue.length, `${id}: ${queue.length} wait, ${waiting} are counted`],
      [waiting <= merchantLimits.waitlistCapacity, `${id}: ${waiting} wait`],
      [!couldBeServed, `${id}: places are free while ${waiting} wait`],
    ] satisfies [boolean, string][]
  })

const reservationRules = ({ reservations, holds, people, positions }: Seen): [boolean, string][] =>
  reservations.flatMap(({ reservation_id: id, version, slot_id: slotId, state, quantity, minors }) => {
    const own = holds.filter(({ holder_id: holder }) => holder.startsWith(`${id}.`))
    const inSlot = own.filter(({ kind, holder_id: holder, owner_id: owner }) => {
      return kind === 'SLOT' && holder === `${id}.${version}` && owner.endsWith(slotId)
    })
    const places = positions.filter(({ holder_id: holder }) => holder === id)
    const offers = places.filter(({ offer_until: until }) => until !== null).length
    const visitors = people.filter((person) => person.reservation_id === id)
    const named = visitors.length
    const young = visitors.filter((person) => person.is_minor).length
    const isPlaced = PLACED.includes(state)
    return [
      [isPlaced ? sumOf(inSlot) === quantity : own.length === 0, `${id} ${state}: holds ${sumOf(own)} of ${quantity}`],
      [state !== 'CONFIRMED' || named === quantity, `${id}: ${named} people for ${quantity} places`],
      [state !== 'CONFIRMED' || young === minors, `${id}: ${young} minors, ${minors} are counted`],
      [state !== 'WAITING' || (places.length > 0 && offers === 0), `${id} WAITING: ${places.length} positions`],
      [state !== 'OFFERED' || (places.length === 1 && offers === 1), `${id} OFFERED: ${offers} offers`],
      [state === 'WAITING' || state === 'OFFERED' || places.length === 0, `${id} ${state}: ${places.length} positions`],
    ] satisfies [boolean, string][]
  })

const repeated = (keys: readonly string[]): string[] => keys.filter((key, at) => keys.indexOf(key) !== at)

/** Returns the ids of open positions by capacity, in their order. */
const queuesOf = ({ positions }: Seen): Map<string, string[]> => {
  const queues = new Map<string, string[]>()
  for (const { owner_id: id, holder_id: holder, offer_until: until } of positions)
    if (until === null) queues.set(id, [...(queues.get(id) ?? []), holder])
  return queues
}

/** Returns the positions that are further back than before. */
const movedBack = (before: Seen, now: Seen): string[] => {
  const queues = queuesOf(now)
  return [...queuesOf(before)].flatMap(([id, queue]) =>
    queue.filter((holder, at) => (queues.get(id)?.indexOf(holder) ?? -1) > at),
  )
}

/** Returns the broken rules of slots, reservations and waitlists; empty if all rules hold. */
export const brokenRules = (before: Seen | null, now: Seen, time: number): string[] => {
  const twice = repeated(now.people.map(({ date, document_key: key }) => `${date} ${key}`))
  const back = before ? movedBack(before, now) : []
  const rules: [boolean, string][] = [
    ...capacityRules(now, time),
    ...reservationRules(now),
    [twice.length === 0, `${twice.length} people have two places on a day`],
    [back.length === 0, `positions went back: ${back.join(', ')}`],
  ]
  return rules.filter(([holds]) => !holds).map(([, rule]) => rule)
}
