import { validityAt } from '@/domain/coupon/validity'

const at = (time: string): number => Date.parse(time)

describe('the validity of a received coupon', () => {
  it.each([
    ['HOUR', 24, '2026-11-28T10:30:00+08:00', '2026-11-29T10:30:00+08:00'],
    ['DAY', 1, '2026-11-28T10:30:00+08:00', '2026-11-30T00:00:00+08:00'],
    // In UTC, this moment is on the previous day.
    ['DAY', 1, '2026-11-28T00:10:00+08:00', '2026-11-30T00:00:00+08:00'],
    ['DAY', 1, '2026-11-28T23:59:59+08:00', '2026-11-30T00:00:00+08:00'],
    ['MONTH', 1, '2026-01-31T12:00:00+08:00', '2026-03-01T00:00:00+08:00'],
    ['MONTH', 2, '2026-11-28T12:00:00+08:00', '2027-01-29T00:00:00+08:00'],
  ] as const)(
    'ends after the coupon’s period: %s × %d, received at %s, end %s',
    (expirationUnit, length, received, end) => {
      const validity = { expirationType: 'DYNAMIC', length, expirationUnit } as const
      expect(validityAt(validity, at(received), 480)).toEqual({ startTime: at(received), expireTime: at(end) })
    },
  )

  it('ends at the end of a day in the shop’s time zone', () => {
    const validity = { expirationType: 'DYNAMIC', length: 1, expirationUnit: 'DAY' } as const
    expect(validityAt(validity, at('2026-11-28T23:30:00-05:00'), -300).expireTime).toBe(at('2026-11-30T00:00:00-05:00'))
  })

  it('has the configured start and end if it is fixed', () => {
    expect(validityAt({ expirationType: 'FIXED', startTime: 5, expireTime: 9 }, 7, 480)).toMatchObject({
      startTime: 5,
      expireTime: 9,
    })
  })
})
