/*
 * `npm run bench:ticket-return [-- --only pglite|postgres] [--runs 40]`: the part of `bench:refund` that is about offers to the line, in a
 * house that is sold out from the first step on.
 */
import { playMachine } from '../machine'
import { returnCommands } from '../refund/offer-commands'
import { World } from '../refund/world'

playMachine({
  name: 'ticket-return',
  runs: 40,
  make: (gateway) => new World(gateway, { soldOut: true }),
  commands: returnCommands,
  kinds: ['steps', 'waits', 'offered', 'takenBack', 'sold', 'scans', 'refunds', 'rebooked', 'invoices'],
})
