/**
 * Reads a stored value without the decoders, which are too large for the boot script. Returns an empty object by
 * default.
 */
export const storedValue = <T extends object>(text: string | null): Partial<T> => {
  try {
    return (JSON.parse(text ?? '') as { d?: T } | null)?.d ?? {}
  } catch {
    return {}
  }
}
