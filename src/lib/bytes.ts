const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/**
 * Encodes a text as UTF-8. Implemented here, because mini programs have no `TextEncoder`. A lone surrogate becomes
 * U+FFFD.
 */
export const utf8 = (text: string): Uint8Array => {
  const whole = text.replace(/[\ud800-\udbff][\udc00-\udfff]|[\ud800-\udfff]/g, (pair) =>
    pair.length === 2 ? pair : '\ufffd',
  )
  const escaped = encodeURIComponent(whole).replace(/%([0-9A-F]{2})/g, (_all, code: string) =>
    String.fromCharCode(parseInt(code, 16)),
  )
  return Uint8Array.from(escaped, (character) => character.charCodeAt(0))
}

/** Decodes UTF-8. Returns null for invalid bytes. */
export const fromUtf8 = (bytes: Uint8Array): string | null => {
  const escaped = Array.from(bytes, (byte) => `%${byte.toString(16).padStart(2, '0')}`).join('')
  try {
    return decodeURIComponent(escaped)
  } catch {
    return null
  }
}

/** Encodes bytes as base64url (RFC 4648 §5) without padding. Implemented here, because mini programs have no `btoa`. */
export const toBase64Url = (bytes: Uint8Array): string => {
  let text = ''
  for (let at = 0; at < bytes.length; at += 3) {
    const group = (bytes[at] << 16) | ((bytes[at + 1] ?? 0) << 8) | (bytes[at + 2] ?? 0)
    const letters = Math.min(4, Math.ceil(((bytes.length - at) * 8) / 6))
    for (let letter = 0; letter < letters; letter++) text += ALPHABET[(group >> (18 - 6 * letter)) & 63]
  }
  return text
}

/** Decodes base64url. Returns null for any other text. */
export const fromBase64Url = (text: string): Uint8Array | null => {
  if (!/^[\w-]*$/.test(text) || text.length % 4 === 1) return null
  const bytes = new Uint8Array(Math.floor((text.length * 6) / 8))
  let bits = 0
  let held = 0
  let at = 0
  for (const letter of text) {
    bits = ((bits << 6) | ALPHABET.indexOf(letter)) & 0xffff
    held += 6
    if (held < 8) continue
    held -= 8
    bytes[at++] = (bits >> held) & 255
  }
  return bytes
}
