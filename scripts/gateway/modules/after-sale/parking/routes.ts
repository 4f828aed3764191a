import { Type } from 'typebox'
import { PLATE_AREAS } from '../../../../../src/domain/plate/plate'
import { dueFirst } from '../../../core/due-first'
import { ok } from '../../../core/envelope'
import type { Routes } from '../../../core/provider'
import { Id, Moment, OptionalId, paging, schema } from '../../../core/schema'
import { addPlate, disputePlate, listPlates, provePlate, removePlate } from './plate-service'
import { parkingRecord, parkingRecords } from './read-service'
import { serializeAnswer, serializePark, serializePlate, serializeRecord } from './serializer'
import { answerStays, listParks } from './stay-service'

const plates = '/user/buyer/v1/plates'
const base = '/buyer/v1/parking'
const params = { plateId: Id }
const draft = {
  plateNo: Type.String({ minLength: 1, maxLength: 24 }),
  area: Type.Unsafe<(typeof PLATE_AREAS)[number]>({ type: 'string', enum: [...PLATE_AREAS] }),
}
const question = {
  plateId: OptionalId,
  parkId: OptionalId,
  laneCode: OptionalId,
  entryCode: OptionalId,
  until: Type.Optional(Moment),
}
const month = Type.Optional(Type.String({ pattern: '^\\d{4}-(0[1-9]|1[0-2])$' }))

/** Registers routes for the plates of a buyer, and for parks, stays and parking payments. */
export const parkingRoutes: Routes = (app, gateway) => {
  const { db, clock, plateKey } = gateway
  const preHandler = dueFirst(gateway)

  app.get(plates, { schema: schema({ summary: 'Plates of this buyer' }) }, async ({ userId }) =>
    ok((await listPlates(db, userId)).map((plate) => serializePlate(plate, plateKey))),
  )

  app.post(plates, { schema: schema({ summary: 'Save a plate', body: draft }) }, async ({ body, userId }) =>
    ok(serializePlate(await addPlate(gateway, userId, body), plateKey)),
  )

  app.delete(
    `${plates}/:plateId`,
    { schema: schema({ summary: 'Delete a plate with its history', params }) },
    async ({ params: { plateId }, userId }) => {
      await removePlate(gateway, userId, plateId)
      return ok()
    },
  )

  app.post(
    `${plates}/:plateId/proof`,
    { schema: schema({ summary: 'Prove a plate by the entry code of its stay', params, body: { entryCode: Id } }) },
    async ({ params: { plateId }, body: { entryCode }, userId }) =>
      ok(serializePlate(await provePlate(gateway, userId, plateId, entryCode), plateKey)),
  )

  app.post(
    `${plates}/:plateId/dispute`,
    { schema: schema({ summary: 'Dispute the use of a plate by other accounts', params }) },
    async ({ params: { plateId }, userId }) => {
      await disputePlate(gateway, userId, plateId)
      return ok()
    },
  )

  app.get(
    `${base}/parks`,
    { schema: schema({ summary: 'Car parks', query: { venueId: OptionalId } }) },
    async ({ query: { venueId }, lang }) =>
      ok((await listParks(db, venueId || undefined)).map((park) => serializePark(park, lang))),
  )

  app.get(
    `${base}/stays`,
    { schema: schema({ summary: 'Stays that the buyer may see, with quotes', query: question }), preHandler },
    async ({ query: { plateId, parkId, laneCode, entryCode, until }, userId, lang }) => {
      const answer = await answerStays(gateway, userId, {
        plateId: plateId || undefined,
        parkId: parkId || undefined,
        laneCode: laneCode || undefined,
        entryCode: entryCode || undefined,
        until,
      })
      return ok(serializeAnswer(answer, { lang, plateKey, now: clock.now() }))
    },
  )

  app.get(
    `${base}/records`,
    {
      schema: schema({ summary: 'Parking payments of this buyer', query: { plateId: OptionalId, month, ...paging } }),
      preHandler,
    },
    async ({ query: { plateId, month, offset = 0, length = 20 }, userId, lang }) => {
      const now = clock.now()
      const options = { plateId: plateId || undefined, month, offset, length, now }
      const { rows, total, last, months, invoices } = await parkingRecords(db, userId, options)
      const reader = { lang, plateKey, now }
      const items = rows.map((row) => ({
        ...serializeRecord(row, reader),
        invoiceAmount: invoices.get(row.order.order_id) ?? null,
      }))
      return ok({ items, total, last, months })
    },
  )

  app.get(
    `${base}/record`,
    { schema: schema({ summary: 'One parking payment, or the latest', query: { orderId: OptionalId } }), preHandler },
    async ({ query: { orderId }, userId, lang }) =>
      ok(serializeRecord(await parkingRecord(db, userId, orderId || undefined), { lang, plateKey, now: clock.now() })),
  )
}
