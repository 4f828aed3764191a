import { type Samples, seededOrder } from '../../../support/sample'

const TICKETS = `V${seededOrder(15)}`

export const samples: Samples = {
  'realName.ticketNames': { voucherId: TICKETS },
  'realName.nameTickets': { voucherId: TICKETS, bindings: [{ ticketId: `${TICKETS}T1`, audienceId: 'AU10012' }] },
}
