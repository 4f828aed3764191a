/** Encodes a body as JSON. Returns a text unchanged, and undefined for GET, which has no body. */
export const encodeBody = (method: string, body: unknown): string | undefined => {
  if (method === 'GET' || body === undefined) return undefined
  return typeof body === 'string' ? body : JSON.stringify(body)
}

/** Decodes the text of a response: its JSON value, the text itself if it is not JSON, undefined if it is empty. */
export const decodeBody = (text: unknown): unknown => {
  if (typeof text !== 'string') return text ?? undefined
  if (text === '') return undefined
  try {
    return JSON.parse(text) as unknown
  } catch {
    return text
  }
}

/**
 * Returns the headers with lower-case names. Reads values that some hosts send as lists. Omits values of other types.
 */
export const lowerHeaders = (headers: Record<string, unknown> | undefined): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers ?? {}).flatMap(([name, value]) => {
      const text = (Array.isArray(value) ? (value as unknown[]) : [value]).filter((one) =>
        /string|number/.test(typeof one),
      )
      return text.length > 0 ? [[name.toLowerCase(), text.join(',')]] : []
    }),
  )
