import { SeatFilter } from '@/packages/show/pick-seat/seat-filter'

const PRICES = [68_000, 38_000, 18_000, 38_000]
const filter = () => new SeatFilter(() => PRICES)

test('includes every seat if nothing is chosen', () => {
  expect(filter().tiers).toBeNull()
  expect(filter().narrows).toBe(false)
})

test('combines tiers, and can remove a tier again', () => {
  const wanted = filter()
  wanted.toggleTier(0)
  wanted.toggleTier(2)
  expect(wanted.tiers).toEqual([true, false, true, false])
  wanted.toggleTier(0)
  expect(wanted.tiers).toEqual([false, false, true, false])
  wanted.toggleTier(2)
  expect(wanted.tiers).toBeNull()
})

test('offers each price except the highest as a maximum price', () => {
  const wanted = filter()
  expect(wanted.caps).toEqual([18_000, 38_000])
  wanted.setCap(38_000)
  expect(wanted.tiers).toEqual([false, true, true, true])
  wanted.setCap(null)
  expect(wanted.tiers).toBeNull()
})

test('combines maximum price and tiers, and drops the maximum for a more expensive tier', () => {
  const wanted = filter()
  wanted.setCap(38_000)
  wanted.toggleTier(2)
  expect(wanted.tiers).toEqual([false, false, true, false])
  wanted.toggleTier(0)
  expect(wanted.cap).toBeNull()
  expect(wanted.tiers).toEqual([true, false, true, false])
})

test('accepts only one kind of seat at a time', () => {
  const wanted = filter()
  wanted.toggleKind(1)
  expect([wanted.kinds, wanted.narrows, wanted.tiers]).toEqual([1, true, null])
  wanted.toggleKind(4)
  expect(wanted.kinds).toBe(4)
  wanted.toggleKind(4)
  expect(wanted.kinds).toBe(0)
})

test('clears all filters at once', () => {
  const wanted = filter()
  wanted.toggleTier(1)
  wanted.setCap(38_000)
  wanted.toggleKind(2)
  wanted.clear()
  expect(wanted.narrows).toBe(false)
})
