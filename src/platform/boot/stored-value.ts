/**
 * What the storage (src/platform/storage) keeps under a name, without its checks: the boot script only reads.
 * A garbled or absent text is an empty object.
 */
export const storedValue = <T extends object>(text: string | null): Partial<T> => {
  try {
    return (JSON.parse(text ?? '') as { d?: T } | null)?.d ?? {}
  } catch {
    return {}
  }
}
