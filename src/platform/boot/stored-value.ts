/**
 * A value of the storage (src/platform/storage) without its decoders, which are too large for the boot script.
 * A missing or malformed text is an empty object.
 */
export const storedValue = <T extends object>(text: string | null): Partial<T> => {
  try {
    return (JSON.parse(text ?? '') as { d?: T } | null)?.d ?? {}
  } catch {
    return {}
  }
}
