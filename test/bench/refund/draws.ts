import fc from 'fast-check'
import { BUYERS, TIERS } from './house'

/** Step that ends an unpaid order. */
export type Outcome = 'pay' | 'late' | 'cancel' | 'leave'

/** Random choices of a walk: a buyer, a tier, one of several things, a number of units, and the end of an order. */
export const buyer = fc.nat(BUYERS - 1)
export const tier = fc.nat(TIERS.length - 1)
export const pick = fc.nat(1_000)
export const quantity = fc.integer({ min: 1, max: 3 })
export const outcome = fc.constantFrom<Outcome>('pay', 'pay', 'late', 'cancel', 'leave')
