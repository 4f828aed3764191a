import { Type } from 'typebox'
import { formatTime } from '../../../../../src/domain/schedule/local-time'
import { ok } from '../../../core/envelope'
import type { Routes } from '../../../core/provider'
import { Id, schema } from '../../../core/schema'
import {
  actOnReservation,
  DESK_ACTIONS,
  newestReservations,
  reservablesWithSlots,
  runSlotCommand,
  SLOT_COMMANDS,
} from '../../after-sale/reservation/venue-service'
import { consoleList } from './list-routes'

const body = {
  action: Type.Union(SLOT_COMMANDS.map((action) => Type.Literal(action))),
  reserveId: Id,
  slotId: Id,
  capacity: Type.Integer({ minimum: 0, maximum: 100_000 }),
}
const timeText = (time: number, offset: number): string => formatTime(time, offset, 'MM-DD HH:mm')

/** Registers routes that manage slots, and the desk that admits people or cancels their reservations. */
export const reservationConsoleRoutes: Routes = (app, gateway) => {
  app.get(
    '/console/api/slots',
    { schema: schema({ summary: 'Services with their coming slots' }), config: { open: true } },
    async ({ lang }) =>
      ok(
        (await reservablesWithSlots(gateway)).map(({ row, slots }) => ({
          reserveId: row.reserve_id,
          name: row.name[lang],
          slots: slots.map(({ slotId, from, state, left }) => ({
            ...{ slotId, state, left, time: timeText(from, row.utc_offset) },
          })),
        })),
      ),
  )

  app.post(
    '/console/api/slots',
    { schema: schema({ summary: 'Close, open, resize or fill a slot', body }), config: { open: true } },
    async ({ body: command }) => ok({ count: await runSlotCommand(gateway, command) }),
  )

  consoleList(app, {
    name: 'reservations',
    summaries: { list: 'The newest reservations', act: 'Admit the people of a reservation, or cancel it' },
    newest: (length) => newestReservations(gateway.db, length),
    serialize: ({ row, reservable, names }, lang) => ({
      ...{ reservationId: row.reservation_id, name: reservable.name[lang], quantity: row.quantity, names },
      time: timeText(row.starts_at, reservable.utc_offset),
    }),
    actions: DESK_ACTIONS,
    act: (reservationId, action) => actOnReservation(gateway, reservationId, action),
  })
}
