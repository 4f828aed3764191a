import fc from 'fast-check'
import { checkLockOrder } from '../../../support/lock-order'
import { noneSeen, quotesProperty } from '../../../../bench/refund/quotes'
import { openSale } from '../../../../bench/rush/sale'
import { useGateway } from '../../../support/gateway'
import { isWholeMatrix, shareOf } from '../../../../support/scope'

const test = useGateway()
beforeAll(async () => {
  await openSale(test.gateway.context, 6, 0)
})

/** Number of random cases. `npm run bench:refund` runs more, and on both databases. */
it('refunds exactly the previewed amounts, or returns a new quote', async () => {
  const seen = noneSeen()
  await fc.assert(quotesProperty(test.gateway.context, seen), { numRuns: shareOf(16), seed: 5, endOnFailure: true })
  if (!isWholeMatrix()) return
  // Each kind of case must have occurred.
  expect(Object.entries({ ...seen, ...seen.bySteps }).filter(([, count]) => count === 0)).toEqual([])
})

checkLockOrder()
