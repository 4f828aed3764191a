/**
 * Returns a cache key for a path, its parameters in any order, and further dependencies. Ignores undefined parameters.
 */
export const resourceKey = (path: string, params: object, rest: readonly string[]): string => {
  const given = Object.entries(params).filter(([, value]) => value !== undefined)
  given.sort(([a], [b]) => (a < b ? -1 : 1))
  return JSON.stringify([path, given, ...rest])
}
