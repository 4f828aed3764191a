import { getRow } from '../../../../../scripts/gateway/core/database/rows'
import { holdRebook } from '../../../../../scripts/gateway/modules/after-sale/rebook/hold'
import type { TestGateway } from '../../../support/gateway'
import { type Samples, seededOrder } from '../../../support/sample'

/** Id of an order with two tickets for a future play. */
const ORDER = seededOrder(1)
const WANTED = {
  orderId: ORDER,
  rebookTicketItems: [{ unitId: 'S2001N01P2_1' }],
  sessionId: 'S2001N02',
  seatPlanId: 'S2001N02P1',
}

const held = async ({ gateway: { context } }: TestGateway) => {
  const { user_id: userId } = await getRow(context.db, 'orders', { order_id: ORDER })
  const { rebookTicketItems, ...place } = WANTED
  const unitIds = rebookTicketItems.map(({ unitId }) => unitId)
  return { rebookId: await holdRebook(context, userId, { ...place, unitIds }) }
}

export const samples: Samples = {
  'rebook.rebookCheck': { orderId: ORDER },
  'rebook.rebookShowUser': { showId: 'S2001', orderId: ORDER, rebookTicketItems: WANTED.rebookTicketItems },
  'rebook.holdRebook': WANTED,
  'rebook.releaseRebook': { rebookId: 'C0' },
  'rebook.applyReschedule': held,
}
