const DIGITS = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'))

/** Encodes bytes as lower-case hex digits. */
export const toHex = (bytes: Uint8Array): string => {
  let text = ''
  for (const byte of bytes) text += DIGITS[byte]
  return text
}

/** Value of a hex digit by its character code: `0` is 48, `A` 65, `a` 97. */
const valueOf = (code: number): number => (code & 15) + (code >> 6) * 9

/** Decodes pairs of hex digits. */
export const fromHex = (text: string): Uint8Array => {
  const bytes = new Uint8Array(text.length >> 1)
  for (let at = 0; at < bytes.length; at++)
    bytes[at] = (valueOf(text.charCodeAt(at * 2)) << 4) | valueOf(text.charCodeAt(at * 2 + 1))
  return bytes
}
