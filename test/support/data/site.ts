import type { Site } from '@/api/shop'

const NAMES = {
  BL1106: ['Shanghai', 'shang hai'],
  BL8201: ['Macao', 'ao men'],
} as const

/** A city site of the shop that is open, by its city. */
export const aSite = (cityId: 'BL1106' | 'BL8201', more: Partial<Site> = {}): Site => ({
  siteId: cityId,
  bsCityId: cityId,
  cityId,
  provinceId: '',
  cityName: NAMES[cityId][0],
  initial: NAMES[cityId][0].charAt(0),
  pinyin: NAMES[cityId][1],
  status: 'OPEN',
  showCount: 4,
  hasNearby: false,
  ...more,
})
