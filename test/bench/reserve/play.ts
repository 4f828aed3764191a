import type { Gateway } from '../../../scripts/gateway/core/context'
import { listRows } from '../../../scripts/gateway/core/database/rows'
import { Refusal } from '../../../scripts/gateway/core/envelope'
import {
  cancelReservation,
  moveReservation,
  removePerson,
} from '../../../scripts/gateway/modules/after-sale/reservation/change-service'
import { endReservations } from '../../../scripts/gateway/modules/after-sale/reservation/counts-service'
import { reserve } from '../../../scripts/gateway/modules/after-sale/reservation/reserve-service'
import {
  actOnReservation,
  runSlotCommand,
  SLOT_COMMANDS,
} from '../../../scripts/gateway/modules/after-sale/reservation/venue-service'
import { advanceWaitlists } from '../../../scripts/gateway/modules/after-sale/reservation/waitlist-owner'
import { joinLine, leaveLine } from '../../../scripts/gateway/modules/after-sale/reservation/waitlist-service'
import { localDate, SHOP_OFFSET } from '../../../src/domain/schedule/local-time'
import { addDays } from '../../../src/domain/schedule/month-grid'
import { brokenRules, type Seen, watch } from './rules'
import { openService, PEOPLE } from './service'
import { seeded } from '../../gateway/support/mutations'

const RESERVE = 'WALK1'
const MINUTE = 60_000
/** Number of steps that run at the same time. */
const AT_ONCE = 10
const PLACES = 4
const DAYS = 2

const STEPS = ['reserve', 'move', 'cancel', 'remove', 'join', 'leave', 'accept', 'close', 'come', 'slot'] as const
type Step = (typeof STEPS)[number]
/** More reservations and positions than other steps, so that slots are full. */
const DRAWN: readonly Step[] = [
  ...STEPS,
  'reserve',
  'reserve',
  'reserve',
  'join',
  'join',
  'join',
  'accept',
  'accept',
  'accept',
  'cancel',
]

export interface Played {
  /** Number of steps that the gateway accepted. */
  done: Record<Step, number>
  refused: number
  missed: number
  notCome: number
  broken: string[]
}

/**
 * Runs `steps` random steps, ten at once: reservations and their changes, waitlists, offers, and commands of the venue.
 * The clock advances, so that offers are missed and slots end. Checks the rules after every ten steps.
 */
export const play = async (gateway: Gateway, { steps, seed }: { steps: number; seed: number }): Promise<Played> => {
  const { db, clock } = gateway
  const random = seeded(seed)
  const pick = <T>(items: readonly T[]): T => items[Math.floor(random() * items.length)]
  const users = await openService(gateway, {
    ...{ reserveId: RESERVE, buyers: Math.max(60, Math.floor(steps / 4)), starts: [600, 840, 1080] },
    ...{ places: PLACES, dayPlaces: 9, minors: 2 },
  })
  const done = Object.fromEntries(STEPS.map((step) => [step, 0])) as Played['done']
  const played: Played = { done, refused: 0, missed: 0, notCome: 0, broken: [] }
  let keys = 0

  const anySlot = (): string => {
    const date = addDays(localDate(clock.now(), SHOP_OFFSET), Math.floor(random() * DAYS))
    return `${date}-${pick(['1000', '1400', '1800'])}`
  }
  const anyPeople = (userId: string, most = PEOPLE): string[] =>
    Array.from({ length: 1 + Math.floor(random() * most) }, (_, one) => `${userId}P${one}`)
  const anyReservation = async (state: 'CONFIRMED' | 'OFFERED' | 'WAITING') => {
    const rows = await listRows(db, 'reservations', { reserve_id: RESERVE, state }, 'reservation_id')
    return rows.length > 0 ? pick(rows) : null
  }
  const book = (userId: string, slotId: string, audienceIds: string[]) =>
    reserve(gateway, userId, {
      ...{ reserveId: RESERVE, slotId, audienceIds, quantity: 0, idempotencyKey: `walk${(keys += 1)}` },
    })

  const run: Record<Step, () => Promise<unknown>> = {
    reserve: () => {
      const userId = pick(users)
      return book(userId, anySlot(), anyPeople(userId))
    },
    move: async () => {
      const row = await anyReservation('CONFIRMED')
      if (!row) throw new Refusal('notFound')
      const { user_id: userId, reservation_id: reservationId, version } = row
      return moveReservation(gateway, userId, { reservationId, version, slotId: anySlot() })
    },
    cancel: async () => {
      const row = await anyReservation('CONFIRMED')
      if (!row) throw new Refusal('notFound')
      return cancelReservation(gateway, row.user_id, { reservationId: row.reservation_id, version: row.version })
    },
    remove: async () => {
      const row = await anyReservation('CONFIRMED')
      const [person] = row ? await listRows(db, 'reservation_people', { reservation_id: row.reservation_id }) : []
      if (!row || !person) throw new Refusal('notFound')
      const { user_id: userId, reservation_id: reservationId, version } = row
      return removePerson(gateway, userId, { reservationId, version, personId: person.person_id })
    },
    join: () => {
      const userId = pick(users)
      const audienceIds = anyPeople(userId)
      const slotIds = random() < 0.5 ? [anySlot()] : [anySlot(), anySlot()]
      return joinLine(gateway, userId, { reserveId: RESERVE, slotIds, audienceIds, quantity: audienceIds.length })
    },
    leave: async () => {
      const row = await anyReservation(pick(['WAITING', 'OFFERED'] as const))
      if (!row) throw new Refusal('notFound')
      return leaveLine(gateway, row.user_id, row.reservation_id)
    },
    accept: async () => {
      const row = await anyReservation('OFFERED')
      if (!row) throw new Refusal('notFound')
      return book(row.user_id, row.slot_id, anyPeople(row.user_id, row.quantity))
    },
    close: async () => {
      const row = await anyReservation('CONFIRMED')
      if (!row || random() < 0.5) throw new Refusal('notFound')
      return actOnReservation(gateway, row.reservation_id, 'CLOSE')
    },
    come: async () => {
      const row = await anyReservation('CONFIRMED')
      if (!row || random() < 0.5) throw new Refusal('notFound')
      return actOnReservation(gateway, row.reservation_id, 'ADMIT')
    },
    slot: () => {
      const action = random() < 0.5 ? 'OPEN' : pick(SLOT_COMMANDS)
      const capacity = PLACES - 2 + Math.floor(random() * 4)
      return runSlotCommand(gateway, { action, reserveId: RESERVE, slotId: anySlot(), capacity })
    },
  }
  const attempt = async (step: Step): Promise<void> => {
    try {
      await run[step]()
      done[step] += 1
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      played.refused += 1
    }
  }

  let seen: Seen | null = null
  for (let step = 0; step < steps && played.broken.length === 0; step += AT_ONCE) {
    const failed = (await Promise.allSettled(Array.from({ length: AT_ONCE }, () => attempt(pick(DRAWN))))).flatMap(
      (result) => (result.status === 'rejected' ? [String(result.reason)] : []),
    )
    if (random() < 0.2) await clock.advance(8 * MINUTE)
    if (random() < 0.02) await clock.advance(600 * MINUTE)
    const onError = (error: unknown) => void failed.push(String(error))
    await advanceWaitlists(db, clock.now(), onError)
    await endReservations(db, clock.now(), {}, onError)
    // The limit of a day would refuse most changes of a long walk.
    await db.deleteFrom('reservation_actions').execute()
    const now = await watch(db, RESERVE)
    played.broken.push(...[...failed, ...brokenRules(seen, now, clock.now())].map((rule) => `step ${step}: ${rule}`))
    seen = now
  }
  const count = (state: string): number => seen?.reservations.filter((row) => row.state === state).length ?? 0
  return { ...played, missed: count('MISSED'), notCome: count('NOT_COME') }
}
