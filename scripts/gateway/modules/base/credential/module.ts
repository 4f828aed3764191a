import { defineModule } from '../../../core/module'
import { createTickets, type Tickets } from './ticket-service'

export const definition = defineModule({
  setup: async ({ db, clock }) => ({ tickets: await createTickets(db, clock) }),
})

declare module '../../../core/context' {
  interface Gateway {
    tickets: Tickets
  }
}
