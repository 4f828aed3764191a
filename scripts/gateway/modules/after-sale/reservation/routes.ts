import { Type } from 'typebox'
import {
  MAX_AWAITED_SLOTS,
  RECORD_STATES,
  RESERVABLE_KINDS,
  type RecordState,
} from '../../../../../src/domain/slot/reservation'
import { localDate } from '../../../../../src/domain/schedule/local-time'
import { daysInMonth } from '../../../../../src/domain/schedule/month-grid'
import { ok } from '../../../core/envelope'
import { leaveToJob } from '../../../core/each-row'
import type { Routes } from '../../../core/provider'
import type { Language } from '../../../core/localized-text'
import { Id, OptionalId, paging, schema } from '../../../core/schema'
import { cancelReservation, moveReservation, removePerson } from './change-service'
import { countsOf, endReservations } from './counts-service'
import { handOverKey, keyPlaceOf } from './key-service'
import { listReservations, readReservation } from './read-service'
import { reserve } from './reserve-service'
import { serializeDetail, serializeListed, serializeReservation, serializeSlot } from './serializer'
import { listReservables, offeredSlots, requireReservable, withNextSlot } from './slot-service'
import { advanceWaitlists } from './waitlist-owner'
import { joinLine, leaveLine } from './waitlist-service'

const reservables = '/home/pub/v3/reservables'
const base = '/buyer/v1/reservations'
const lines = '/buyer/v1/reservation_lines'
const one = `${base}/:reservationId`
const params = { reservationId: Id }
const SlotId = Type.String({ pattern: '^20\\d{2}-\\d{2}-\\d{2}-\\d{4}$' })
const Version = Type.Integer({ minimum: 1, maximum: 10_000 })
const month = Type.String({ pattern: '^20\\d{2}-(0[1-9]|1[0-2])$' })
const kind = Type.Optional(Type.Unsafe<string>({ type: 'string', enum: ['', ...RESERVABLE_KINDS] }))
const state = Type.Optional(Type.Unsafe<RecordState>({ type: 'string', enum: [...RECORD_STATES] }))
const line = {
  ...{ reserveId: Id, slotIds: Type.Array(SlotId, { minItems: 1, maxItems: MAX_AWAITED_SLOTS }) },
  audienceIds: Type.Array(Id, { maxItems: 20 }),
  quantity: Type.Integer({ minimum: 1, maximum: 100 }),
}
const request = {
  ...{ reserveId: Id, slotId: SlotId, idempotencyKey: Id },
  audienceIds: Type.Array(Id, { maxItems: 20 }),
  quantity: Type.Integer({ minimum: 0, maximum: 100 }),
}

/** Registers routes for reservables with their slots, and for the reservations of a buyer. */
export const reservationRoutes: Routes = (app, gateway) => {
  const { db, clock } = gateway
  const preHandler = async ({ userId }: { userId: string }) => {
    await advanceWaitlists(db, clock.now())
    await endReservations(db, clock.now(), { userId }, leaveToJob)
  }

  const answer = async (
    { userId, sessionId, lang }: { userId: string; sessionId: string; lang: Language },
    reservationId: string,
  ) => {
    const read = await readReservation(db, userId, reservationId)
    return serializeReservation(read, lang, await keyPlaceOf(db, reservationId, sessionId))
  }

  app.get(
    reservables,
    { schema: schema({ summary: 'Services that can be reserved', query: { venueId: OptionalId, kind } }) },
    async ({ query, lang }) =>
      ok((await listReservables(db, query, clock.now())).map((listed) => serializeListed(listed, lang))),
  )

  app.get(
    `${reservables}/:reserveId`,
    { schema: schema({ summary: 'A service that can be reserved, with its rules', params: { reserveId: Id } }) },
    async ({ params: { reserveId }, lang }) => {
      const row = await requireReservable(db, reserveId)
      const [listed] = await withNextSlot(db, [row], clock.now())
      return ok(serializeDetail(listed, lang))
    },
  )

  app.get(
    `${reservables}/:reserveId/slots`,
    { schema: schema({ summary: 'Coming slots of a month', params: { reserveId: Id }, query: { month } }) },
    async ({ params: { reserveId }, query }) => {
      const row = await requireReservable(db, reserveId)
      const now = clock.now()
      const today = localDate(now, row.utc_offset)
      const first = [today, `${query.month}-01`].sort()[1]
      const range = { from: first, to: `${query.month}-${daysInMonth(query.month)}` }
      const [{ slots }] = await offeredSlots(db, [{ row, range }], now)
      return ok(slots.map(serializeSlot))
    },
  )

  app.post(
    base,
    { schema: schema({ summary: 'Reserve places of a slot', body: request }), preHandler },
    async ({ body, userId, sessionId, lang }) => {
      const { reservation_id: id } = await reserve(gateway, userId, body)
      return ok(await answer({ userId, sessionId, lang }, id))
    },
  )

  app.get(
    base,
    { schema: schema({ summary: 'Reservations of this buyer', query: { state, ...paging } }), preHandler },
    async ({ query: { state: only = 'COMING', offset = 0, length = 20 }, userId, lang }) => {
      const now = clock.now()
      const { rows, total, last } = await listReservations(db, userId, { state: only, now, offset, length })
      const items = rows.map((read) => serializeReservation(read, lang))
      return ok({ items, total, last, counted: await countsOf(db, userId, now) })
    },
  )

  app.get(
    one,
    { schema: schema({ summary: 'A reservation', params }), preHandler },
    async ({ params: { reservationId }, userId, sessionId, lang }) =>
      ok(await answer({ userId, sessionId, lang }, reservationId)),
  )

  app.post(
    `${one}/gate_key`,
    { schema: schema({ summary: 'The key that this device makes the gate code with; another device’s ends', params }) },
    async ({ params: { reservationId }, userId, sessionId }) =>
      ok(await handOverKey(gateway, userId, sessionId, reservationId)),
  )

  app.post(
    `${one}/move`,
    { schema: schema({ summary: 'Move to another slot', params, body: { slotId: SlotId, version: Version } }) },
    async ({ params: { reservationId }, body, userId, sessionId, lang }) => {
      await moveReservation(gateway, userId, { reservationId, ...body })
      return ok(await answer({ userId, sessionId, lang }, reservationId))
    },
  )

  app.post(
    `${one}/cancel`,
    { schema: schema({ summary: 'Cancel a reservation', params, body: { version: Version } }) },
    async ({ params: { reservationId }, body, userId, sessionId, lang }) => {
      await cancelReservation(gateway, userId, { reservationId, ...body })
      return ok(await answer({ userId, sessionId, lang }, reservationId))
    },
  )

  app.post(
    `${one}/people`,
    { schema: schema({ summary: 'Remove a person', params, body: { personId: Id, version: Version } }) },
    async ({ params: { reservationId }, body, userId, sessionId, lang }) => {
      await removePerson(gateway, userId, { reservationId, ...body })
      return ok(await answer({ userId, sessionId, lang }, reservationId))
    },
  )

  app.post(
    lines,
    { schema: schema({ summary: 'Join the waitlists of full slots', body: line }), preHandler },
    async ({ body, userId, sessionId, lang }) => {
      const { reservation_id: id } = await joinLine(gateway, userId, body)
      return ok(await answer({ userId, sessionId, lang }, id))
    },
  )

  app.delete(
    `${lines}/:reservationId`,
    { schema: schema({ summary: 'Leave the waitlists, or reject an offer', params }), preHandler },
    async ({ params: { reservationId }, userId, sessionId, lang }) => {
      await leaveLine(gateway, userId, reservationId)
      return ok(await answer({ userId, sessionId, lang }, reservationId))
    },
  )
}
