import { NO_TIER, SEAT_KIND } from '@/domain/seat/seat-map'
import { createAvailability } from '@/seatmap/availability'
import { NO_MARKS } from '@/seatmap/marks'
import { createScene } from '@/seatmap/scene'
import { twoBlocks } from './support/house'

it('counts free seats that match the filter, and returns the tier with the most', () => {
  const house = twoBlocks()
  const { taken, map } = house
  const scene = createScene(house)
  const availability = createAvailability()
  expect(availability.of(scene, NO_MARKS, 0)).toEqual({
    free: 200,
    count: 200,
    tier: 0,
    tiers: new Map([
      [0, 80],
      [1, 60],
      [2, 60],
    ]),
  })
  taken.fill(1, 0, 20)
  map.kind[20] = SEAT_KIND.wheelchair
  expect(availability.of(scene, NO_MARKS, 0).free).toBe(200)
  availability.invalidate(0)
  expect(availability.of(scene, NO_MARKS, 0).free).toBe(180)
  availability.invalidateAll()
  expect(availability.of(scene, { ...NO_MARKS, tiers: [false, true, false] }, 0)).toEqual({
    free: 60,
    count: 200,
    tier: 1,
    tiers: new Map([[1, 60]]),
  })
  availability.invalidateAll()
  expect(availability.of(scene, { ...NO_MARKS, kinds: SEAT_KIND.wheelchair }, 0)).toMatchObject({ free: 1, tier: 1 })
  house.rowTier.fill(NO_TIER)
  availability.invalidateAll()
  expect(availability.of(scene, NO_MARKS, 0)).toMatchObject({ free: 0, tier: NO_TIER })
})
