import type { TestGateway } from '../../support/gateway'
import { type Samples, seededOrder } from '../../support/sample'

/** Two tickets of a play that are still to come. */
const ORDER = seededOrder(1)
const WANTED = {
  orderId: ORDER,
  rebookTicketItems: [{ unitId: 'S2001N01P2_1' }],
  sessionId: 'S2001N02',
  seatPlanId: 'S2001N02P1',
}

const held = async (test: TestGateway) => {
  const { accessToken: token } = await test.signIn()
  const { data } = (await test.ask('trade/buyer/order/v1/rebook/hold', { method: 'POST', token, body: WANTED })).body
  return { rebookId: data.rebookId as string }
}

export const samples: Samples = {
  'rebook.rebookCheck': { orderId: ORDER },
  'rebook.rebookShowUser': { showId: 'S2001', orderId: ORDER, rebookTicketItems: WANTED.rebookTicketItems },
  'rebook.holdRebook': WANTED,
  'rebook.releaseRebook': { rebookId: 'C0' },
  'rebook.applyReschedule': held,
}
