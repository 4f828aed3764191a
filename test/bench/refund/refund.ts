/*
 * `npm run bench:refund [-- --only pglite|postgres] [--runs 200] [--orders 300]` Runs random walks over orders,
 * waitlists, refunds, resales, rebookings, invoices, gates, cashiers, providers, the merchant and the clock. Some
 * steps run concurrently, and the rules are checked after every step. Then previews and refunds parts of random orders
 * under random rules.
 */
import fc from 'fast-check'
import { numberOf } from '../command'
import { failureOf, neverDone, playMachine } from '../machine'
import { commands } from './commands'
import { noneSeen, quotesProperty } from './quotes'
import { World } from './world'

playMachine({
  name: 'refund',
  runs: 200,
  make: (gateway) => new World(gateway),
  commands,
  next: async (gateway, parameters) => {
    const quotes = noneSeen()
    const numRuns = numberOf('orders', 300)
    const failed = failureOf(await fc.check(quotesProperty(gateway, quotes), { ...parameters, numRuns }))
    return { played: { quotes }, broken: [...failed, ...neverDone({ quotes })] }
  },
})
