import type { Routes } from '../../../core/provider'
import { newestPackets, voidPacket } from '../../trade/packet/void-service'
import { consoleList } from './list-routes'
import { serializePacket } from './serializer'

/** Registers routes for the newest coupon packets for friends. Voiding a packet withdraws its unused shares. */
export const packetConsoleRoutes: Routes = (app, { db, clock }) =>
  consoleList(app, {
    name: 'packets',
    summaries: { list: 'The newest packets for friends', act: 'Void a packet' },
    newest: (length) => newestPackets(db, length),
    serialize: (row) => serializePacket(row, clock.now()),
    actions: ['VOID'],
    act: (code) => db.transaction().execute((tx) => voidPacket(tx, { packet_code: code }, clock.now())),
  })
