/** Maximum number that can be written or read. */
const MAX = 0x7fffffff

/**
 * Appends an integer from 0 to 2³¹ − 1. Each byte has seven bits, the lowest bits first. The highest bit of a byte
 * means that another byte follows.
 */
export const writeVarint = (bytes: number[], value: number): void => {
  if (!(Number.isInteger(value) && value >= 0 && value <= MAX))
    throw new RangeError(`Invalid varint: ${value}. Use 0 to ${MAX}.`)
  let rest = value
  while (rest > 127) {
    bytes.push((rest & 127) | 128)
    rest >>>= 7
  }
  bytes.push(rest)
}

/** Appends a signed integer as a zigzag varint: 0, −1, 1, −2 … are encoded as 0, 1, 2, 3 … */
export const writeZigzag = (bytes: number[], value: number): void =>
  writeVarint(bytes, value < 0 ? -2 * value - 1 : 2 * value)

/** Reads bytes in sequence. All methods throw RangeError at the end of the bytes and for an invalid value. */
export interface ByteReader {
  readonly atEnd: boolean
  byte(): number
  varint(): number
  zigzag(): number
}

export const createByteReader = (bytes: Uint8Array): ByteReader => {
  let at = 0

  const byte = (): number => {
    if (at >= bytes.length) throw new RangeError(`Missing byte ${at}.`)
    return bytes[at++]
  }

  const varint = (): number => {
    let value = 0
    let scale = 1
    for (;;) {
      const next = byte()
      value += (next & 127) * scale
      if (value > MAX) throw new RangeError(`Invalid varint: ${value} exceeds ${MAX}.`)
      if (next < 128) return value
      scale *= 128
      // Five bytes contain 35 bits, more than the 31 bits of a valid number.
      if (scale > MAX) throw new RangeError('Invalid varint: more than 5 bytes.')
    }
  }

  return {
    get atEnd() {
      return at === bytes.length
    },
    byte,
    varint,
    zigzag: () => {
      const value = varint()
      return value % 2 ? -(value + 1) / 2 : value / 2
    },
  }
}
