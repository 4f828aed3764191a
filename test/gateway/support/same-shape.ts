/**
 * Compares the value of a reader with the response. Returns the paths where they differ: defaults of the reader, and
 * list entries that the reader dropped. Ignores values that the reader converts, such as price parts into fen.
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
