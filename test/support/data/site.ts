import type { Site } from '@/api/shop'

const NAMES: Record<string, string> = { BL1106: 'Shanghai', BL8201: 'Macao' }

/** An open city site of the shop, by its city. */
export const aSite = (cityId: 'BL1106' | 'BL8201', more: Partial<Site> = {}): Site => ({
  siteId: cityId,
  bsCityId: cityId,
  cityId,
  provinceId: '',
  cityName: NAMES[cityId],
  status: 'OPEN',
  showCount: 4,
  ...more,
})
