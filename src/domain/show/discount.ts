/**
 * Returns a price ratio (0 to 1) in tenths, as Chinese discounts are written: 0.85 → `8.5`, 0.9 → `9` (domain §3).
 * Returns null if the rounded ratio is not between 0 and 1.
 */
export const discountTenths = (ratio: number | null | undefined): string | null => {
  if (ratio == null || !Number.isFinite(ratio) || ratio <= 0) return null
  // Removes floating-point errors before rounding to tenths.
  const tenths = Math.round(Number((ratio * 100).toFixed(6)))
  return tenths > 0 && tenths < 100 ? String(tenths / 10) : null
}

/**
 * Returns a price ratio (0 to 1) as the percentage of the discount, for languages other than Chinese: 0.85 → 15.
 * Returns null if `discountTenths` returns null.
 */
export const percentOff = (ratio: number | null | undefined): number | null => {
  const tenths = discountTenths(ratio)
  return tenths === null ? null : 100 - Math.round(Number(tenths) * 10)
}
