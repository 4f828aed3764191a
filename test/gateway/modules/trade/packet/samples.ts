import { type Samples, seededOrder } from '../../../support/sample'

const packetCode = 'P-demo-packet'
/** Id of an order that was paid five hours before the time of the seed. */
const ORDER = seededOrder(5)

export const samples: Samples = {
  'packet.orderPacket': { orderId: seededOrder(17) },
  'packet.makePacket': { orderId: ORDER, idempotencyKey: 'walk-packet-1' },
  'packet.packet': { packetCode },
  'packet.takeShare': { packetCode, idempotencyKey: 'walk-share-1' },
}
