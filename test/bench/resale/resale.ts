/*
 * `npm run bench:resale [-- --only pglite|postgres] [--runs 40]`: the part of `bench:refund` that is about offers to the line, in a
 * house that is sold out from the first step on.
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
