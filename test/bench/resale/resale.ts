/*
 * `npm run bench:resale [-- --only pglite|postgres] [--runs 40]`: runs the resale steps of `bench:refund` for a
 * session that is sold out from the start.
 */
import { playMachine } from '../machine'
import { resaleCommands } from '../refund/offer-commands'
import { World } from '../refund/world'

playMachine({
  name: 'resale',
  runs: 40,
  make: (gateway) => new World(gateway, { soldOut: true }),
  commands: resaleCommands,
  kinds: ['steps', 'waits', 'offered', 'takenBack', 'sold', 'scans', 'refunds', 'rebooked', 'invoices'],
})
