import { couponsOff } from '../../bench/coupons/audit'
import { unbalanced } from '../../bench/faults/audit'
import { pointsOff } from '../../bench/points/audit'
import { booksOff } from '../../../scripts/gateway/modules/trade/order/books-service'
import type { TestGateway } from './gateway'

/**
 * Checks after each test of a file that the books balance. Also checks that the states of coupons and points match
 * their records.
 */
export const checkBooks = (test: TestGateway): void => {
  afterEach(async () => {
    expect(await booksOff(test.gateway.context.db)).toEqual([])
    expect(await couponsOff(test.gateway.context.db)).toEqual([])
    expect(await pointsOff(test.gateway.context.db)).toEqual([])
    expect(await unbalanced(test.gateway.context)).toEqual([])
  })
}
