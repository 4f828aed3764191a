/*
 * `npm run bench:cards [-- --only pglite|postgres] [--runs 100]`
 * Buys, books with, pays with, refunds, exchanges and freezes cards, some from two devices at once, and moves the
 * clock. After every step each card's value must equal what is left, used and refunded.
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
