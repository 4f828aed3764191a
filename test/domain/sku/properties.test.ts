import fc from 'fast-check'
import * as properties from './properties'
import { anyBadGoods, anyCase, type Case } from './support'

const holds = (property: (input: Case) => boolean): void => fc.assert(fc.property(anyCase, property), { numRuns: 300 })

describe('the choice of a variant', () => {
  it('equals a brute-force search over all variants (S1)', () => {
    holds(properties.equalsBruteForce)
  })

  it('reaches every variant in stock by one tap per attribute (S2)', () => {
    holds(properties.reachesEveryVariant)
  })

  it('returns a `way` without superfluous changes to each unavailable value (S3)', () => {
    holds(properties.hasShortestWays)
  })

  it('does not depend on the order of variants and values (S4)', () => {
    holds(properties.ignoresOrder)
  })

  it('returns a result for bad data (S5)', () => {
    fc.assert(fc.property(anyBadGoods, properties.survives))
  })
})
