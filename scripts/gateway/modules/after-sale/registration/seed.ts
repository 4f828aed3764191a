import { createHash } from 'node:crypto'
import { entryHash } from '../../../../../src/domain/draw/draw'
import type { RegistrationState, RejectReason } from '../../../../../src/domain/open-show/open-show'
import { localDate } from '../../../../../src/domain/schedule/local-time'
import type { Tx } from '../../../core/database/database'
import { json } from '../../../core/database/json'
import { getRow, listRows } from '../../../core/database/rows'
import { DAY } from '../../../core/seed/relative-time'
import { holdCapacities, remainingOf } from '../../catalogue/capacity/service'
import { capacitiesOf } from '../../catalogue/open-show/service'
import demo from './data/demo.json'
import { closeWindow, drawShow } from './draw-service'
import { readGroup, storeGroup } from './people'
import { addStep, holderOf } from './state-service'

/** The show whose draw is done. */
const DRAWN = 'OS1003'
const ACTIVE: readonly RegistrationState[] = ['APPLIED', 'APPROVED']

interface SeededRegistration {
  key: string
  user: string
  show: string
  /** Requested sessions by their number, from 1. */
  requested: number[]
  /** Session with the places. */
  session?: number
  state: string
  reason?: string
  people?: string[]
  quantity?: number
}

const saltOf = (key: string): string => createHash('sha256').update(`demo ${key}`).digest('hex').slice(0, 32)

const seedRegistration = async (tx: Tx, seeded: SeededRegistration, now: number): Promise<void> => {
  const { key, user, show: showId, requested, session, people: audienceIds = [], quantity = 0 } = seeded
  const state = seeded.state as RegistrationState
  const show = await getRow(tx, 'open_shows', { show_id: showId })
  const sessions = await listRows(tx, 'open_show_sessions', { show_id: showId }, 'session_id')
  const sessionsInOrder = requested.map((number) => sessions[number - 1])
  const possible = session === undefined ? sessionsInOrder : [sessions[session - 1]]
  const starts = Math.min(...possible.map(({ starts_at: at }) => at))
  const group = await readGroup(tx, user, show, { audienceIds, quantity, date: localDate(starts, show.utc_offset) })
  const id = `RG-demo-${key}`
  const createdAt = Math.min(now, show.closes_at, starts) - DAY
  const came = { IN: group.quantity, PARTLY_IN: 1 }[state as string] ?? 0
  const sessionId = session === undefined ? null : possible[0].session_id
  const row = await tx
    .insertInto('registrations')
    .values({
      ...{ registration_id: id, user_id: user, show_id: showId, session_id: sessionId, quantity: group.quantity },
      ...{ session_ids: json(sessionsInOrder.map((each) => each.session_id)), state, came, salt: saltOf(key) },
      ...{ reason: (seeded.reason as RejectReason) ?? null, draw_hash: entryHash(id, saltOf(key)) },
      ...{ starts_at: starts, ends_at: Math.max(...possible.map(({ ends_at: at }) => at)), created_at: createdAt },
      ...{ placed_at: state === 'APPROVED' ? createdAt : null, canceled_at: state === 'CANCELED' ? createdAt : null },
      ...{ counts: state === 'NOT_COME' ? true : null, idempotency_key: `demo-${key}`, request_hash: '' },
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  const isActive = ACTIVE.includes(state)
  await storeGroup(tx, id, group, isActive ? (sessionId ? [sessionId] : row.session_ids) : [])
  await addStep(tx, { ...row, version: 0, state: 'APPLIED' }, createdAt)
  if (state !== 'APPLIED') await addStep(tx, row, createdAt)
  if (isActive && sessionId)
    await holdCapacities(tx, holderOf(row), capacitiesOf(show, [sessionId], row.quantity), null)
}

/** Draws the places of a show with registrations of other people, of which only the public list has entries. */
const seedDraw = async (tx: Tx, now: number): Promise<void> => {
  const show = await getRow(tx, 'open_shows', { show_id: DRAWN })
  const entries = Array.from({ length: demo.others }, (_, at) => ({
    ...{ show_id: DRAWN, hash: entryHash(`RG-other-${at}`, saltOf(`other ${at}`)), size: (at % 2) + 1 },
    session_ids: json([`${DRAWN}-1`, `${DRAWN}-2`]),
  }))
  await tx.insertInto('open_show_entries').values(entries).execute()
  await closeWindow(tx, show, now)
  await drawShow(tx, DRAWN, now)
  const others = new Set(entries.map(({ hash }) => hash))
  const drawn = await listRows(tx, 'open_show_entries', { show_id: DRAWN })
  for (const { hash, size, session_id: sessionId } of drawn)
    if (sessionId !== null && others.has(hash))
      await holdCapacities(
        tx,
        { holderKind: 'OTHERS', holderId: hash },
        [{ kind: 'QUOTA', ownerId: sessionId, quantity: size }],
        null,
      )
}

/** Writes registrations of the demo accounts in each state, full sessions, and a draw that is done. */
export const seedDemoRegistrations = async (tx: Tx, now: number): Promise<void> => {
  for (const registration of demo.registrations as SeededRegistration[]) await seedRegistration(tx, registration, now)
  for (const { session: ownerId, left } of demo.full) {
    const remaining = (await remainingOf(tx, 'QUOTA', [ownerId])).get(ownerId) ?? 0
    const units = [{ kind: 'QUOTA', ownerId, quantity: remaining - left }]
    await holdCapacities(tx, { holderKind: 'OTHERS', holderId: ownerId }, units, null)
  }
  await seedDraw(tx, now)
}
