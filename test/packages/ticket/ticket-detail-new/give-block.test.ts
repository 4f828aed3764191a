import type { VoucherDetail } from '@/api/voucher'
import { DEFAULT_LIMITS } from '@/domain/merchant-limits'
import { giveBlock } from '@/packages/ticket/ticket-detail-new/parts/about-show/give-block'
import { aVoucher } from '../../../support/data/voucher'

const START = Date.UTC(2026, 11, 5, 11, 30)
const HOUR = 3_600_000

describe('the function giveBlock', () => {
  test.each<[string | null, object, number, boolean]>([
    [null, {}, START - 3 * HOUR, false],
    ['FORBIDDEN', { giftForbidden: true }, START - 3 * HOUR, false],
    ['CANCELLED', { showChange: 'CANCELED' }, START - 3 * HOUR, false],
    ['RECEIVED', { receivedFrom: '138****0001' }, START - 3 * HOUR, false],
    ['OFFERED', {}, START - 3 * HOUR, true],
    ['PAPER', { paperSent: true }, START - 3 * HOUR, false],
    ['REBOOKING', {}, START - 3 * HOUR, false],
    ['TOO_LATE', {}, START - 2 * HOUR, false],
    [null, { isPermanent: true }, START + HOUR, false],
    [null, { showTime: null }, START + HOUR, false],
  ])('returns %s for %j', (block, more, now, offered) => {
    const voucher = aVoucher({ showTime: START, isPermanent: false, ...more }) as VoucherDetail
    expect(giveBlock(voucher, { offered, rebooking: block === 'REBOOKING', now, limits: DEFAULT_LIMITS })).toBe(block)
  })
})
