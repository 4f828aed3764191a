import { RESALE_STOPS } from '../../layout/return-stops'
import type { Scenario } from '../scenario'

/** Scenarios of tickets that are resold through the waitlist. */
export const resales: Scenario[] = [
  {
    name: 'a ticket that is not refunded is offered to the waitlist, and taken back',
    run: async (stage) => {
      const host = stage.launch({ device: await stage.member() })
      for (const reach of Object.values(RESALE_STOPS)) await reach(stage, host)
      stage.did('a ticket offered and taken back')
    },
  },
]
