/** Encodes a body as JSON, unless it is already text; undefined for GET. */
export const encodeBody = (method: string, body: unknown): string | undefined => {
  if (method === 'GET' || body === undefined) return undefined
  return typeof body === 'string' ? body : JSON.stringify(body)
}

/** Returns the JSON value of a response text, the text itself when it is not JSON, undefined when empty. */
export const decodeBody = (text: unknown): unknown => {
  if (typeof text !== 'string') return text ?? undefined
  if (text === '') return undefined
  try {
    return JSON.parse(text) as unknown
  } catch {
    return text
  }
}

/** Headers with lower-case names. Some hosts send a value as a list; values of other types are omitted. */
export const lowerHeaders = (headers: Record<string, unknown> | undefined): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers ?? {}).flatMap(([name, value]) => {
      const text = (Array.isArray(value) ? (value as unknown[]) : [value]).filter((one) =>
        /string|number/.test(typeof one),
      )
      return text.length > 0 ? [[name.toLowerCase(), text.join(',')]] : []
    }),
  )
