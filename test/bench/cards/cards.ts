/*
 * `npm run bench:cards [-- --only pglite|postgres] [--runs 100]` Runs random walks with cards and a moving clock.
 * Buyers buy cards, use them for bookings and payments, and refund, exchange and freeze them, some from two devices at
 * once. After every step, the value of each card must equal the sum of its remaining, used and refunded parts.
 */
import { playMachine } from '../machine'
import { commands } from './commands'
import { CardWorld } from './world'

playMachine({
  name: 'cards',
  runs: 100,
  make: (gateway) => new CardWorld(gateway, { keyed: 'bench-cards', soldOut: false }),
  commands,
  kinds: ['steps', 'refunds', 'cards'],
})
