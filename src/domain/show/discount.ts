/**
 * Returns a discount ratio (0 to 1) as tenths: 0.85 → `8.5`, 0.9 → `9` (domain §3). Null outside 0 to 1, after
 * rounding.
 */
export const discountTenths = (ratio: number | null | undefined): string | null => {
  if (ratio == null || !Number.isFinite(ratio) || ratio <= 0) return null
  // Rounds to hundredths first: 0.85 * 10 is exact enough only after rounding.
  const tenths = Math.round(Number((ratio * 100).toFixed(6)))
  return tenths > 0 && tenths < 100 ? String(tenths / 10) : null
}

/** Returns the same ratio as percent taken off, for languages that count so: 0.85 → 15. Null as above. */
export const percentOff = (ratio: number | null | undefined): number | null => {
  const tenths = discountTenths(ratio)
  return tenths === null ? null : 100 - Math.round(Number(tenths) * 10)
}
