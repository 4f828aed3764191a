const DIGITS = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'))

/** Encodes bytes as lower-case hex digits. */
export const toHex = (bytes: Uint8Array): string => {
  let text = ''
  for (const byte of bytes) text += DIGITS[byte]
  return text
}

const BYTES = new Map(DIGITS.map((digits, byte) => [digits, byte]))

/** Decodes pairs of lower-case hex digits. Invalid pairs become 0. */
export const fromHex = (text: string): Uint8Array => {
  const bytes = new Uint8Array(text.length >> 1)
  for (let at = 0; at < bytes.length; at++) bytes[at] = BYTES.get(text.slice(at * 2, at * 2 + 2)) ?? 0
  return bytes
}
