import { DEMO_MEMBER } from '../../../../../scripts/gateway/core/seed/demo-member'
import type { TestGateway } from '../../../support/gateway'
import type { Samples } from '../../../support/sample'
import { newKey, shopperOf } from '../../../support/shopper'

const slots = ['2026-12-02-1330', '2026-12-03-1330', '2026-12-04-1330', '2026-12-05-1330']
let next = 0
const request = () => ({
  ...{ reserveId: 'RS3', slotId: slots[(next += 1) - 1], audienceIds: ['AU10011', 'AU10012'], quantity: 0 },
  idempotencyKey: newKey(),
})

const LINE = { reserveId: 'RS1', slotIds: ['2026-12-01-1300'], quantity: 1, audienceIds: [] }

/** Reserves a slot as the demo member. */
const reserved = async (test: TestGateway) => {
  const buyer = await shopperOf(test, DEMO_MEMBER)
  const { reservationId, version, people } = (await buyer.post('buyer/v1/reservations', request())).body.data
  return { reservationId, version, personId: people[0].personId as string }
}

export const samples: Samples = {
  'reservation.reservables': {},
  'reservation.reservableDetail': { reserveId: 'RS1' },
  'reservation.reservableSlots': { reserveId: 'RS1', month: '2026-12' },
  'reservation.createReservation': () => Promise.resolve(request()),
  'reservation.reservations': { state: 'PAST', offset: 0, length: 20 },
  'reservation.reservationDetail': { reservationId: 'RV-demo-1' },
  'reservation.reservationKey': { reservationId: 'RV-demo-1' },
  'reservation.moveReservation': async (test) => ({ ...(await reserved(test)), slotId: '2026-12-06-1330' }),
  'reservation.cancelReservation': reserved,
  'reservation.removeReservedPerson': reserved,
  // RS1's second slot is full in the demo data.
  'reservation.joinReservationLine': LINE,
  'reservation.leaveReservationLine': async (test) => {
    const buyer = await shopperOf(test, DEMO_MEMBER)
    const { reservationId } = (await buyer.post('buyer/v1/reservation_lines', LINE)).body.data
    return { reservationId }
  },
}
