const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

const VALUES = new Int8Array(128).fill(-1)
for (let value = 0; value < 64; value++) VALUES[ALPHABET.charCodeAt(value)] = value

/**
 * Encodes bytes as base64 with padding. Implemented here, because mini programs have no `btoa`. Source: RFC 4648 §4.
 */
export const toBase64 = (bytes: ArrayLike<number>): string => {
  let text = ''
  for (let at = 0; at < bytes.length; at += 3) {
    const left = bytes.length - at
    const group = (bytes[at] << 16) | ((left > 1 ? bytes[at + 1] : 0) << 8) | (left > 2 ? bytes[at + 2] : 0)
    text += ALPHABET[group >> 18] + ALPHABET[(group >> 12) & 63]
    text += (left > 1 ? ALPHABET[(group >> 6) & 63] : '=') + (left > 2 ? ALPHABET[group & 63] : '=')
  }
  return text
}

const sextet = (text: string, at: number): number => {
  const unit = text.charCodeAt(at)
  const value = unit < 128 ? VALUES[unit] : -1
  if (value < 0) throw new RangeError(`Invalid base64 at ${at}.`)
  return value
}

const paddingOf = (text: string): number => (text.endsWith('==') ? 2 : text.endsWith('=') ? 1 : 0)

/**
 * Decodes a base64 text with padding. Throws RangeError for any other text, for example with line breaks or non-zero
 * unused bits.
 */
export const fromBase64 = (text: string): Uint8Array => {
  if (text.length % 4 !== 0) throw new RangeError(`Invalid base64 length: ${text.length}. Use a multiple of 4.`)
  const padding = paddingOf(text)
  const bytes = new Uint8Array((text.length / 4) * 3 - padding)
  const digits = text.length - padding
  let bits = 0
  let held = 0
  let put = 0
  for (let at = 0; at < digits; at++) {
    held = ((held << 6) | sextet(text, at)) & 0xfff
    bits += 6
    if (bits < 8) continue
    bits -= 8
    bytes[put++] = (held >> bits) & 0xff
  }
  if (held & ((1 << bits) - 1)) throw new RangeError('Invalid base64: the unused bits are not 0.')
  return bytes
}
