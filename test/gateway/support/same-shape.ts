/**
 * Returns the paths of values without a source: a key that the wire lacks (the reader's default), or a list entry that
 * the reader dropped.
 * Readers may convert a form (price parts into fen): those values are not reported.
 */
export const madeUp = (read: unknown, wire: unknown, path = '$'): string[] => {
  if (Array.isArray(read)) {
    if (!Array.isArray(wire)) return [`${path} is no list`]
    if (wire.length !== read.length) return [`${path} lost ${wire.length - read.length} entries`]
    return read.flatMap((each, at) => madeUp(each, wire[at], `${path}[${at}]`))
  }
  if (typeof read !== 'object' || read === null) {
    return read === null && wire !== null && typeof wire !== 'object' ? [`${path} was not understood`] : []
  }
  if (typeof wire !== 'object' || wire === null) return [`${path} is no object`]
  return Object.entries(read).flatMap(([key, value]) =>
    key in wire
      ? madeUp(value, (wire as Record<string, unknown>)[key], `${path}.${key}`)
      : [`${path}.${key} is missing`],
  )
}
