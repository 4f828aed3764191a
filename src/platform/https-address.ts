/**
 * Returns the address when it is https and has no credentials, else undefined. Web only: mini programs have no `URL`.
 */
export const httpsAddress = (raw: string | undefined): string | undefined => {
  if (!raw) return undefined
  try {
    const address = new URL(raw)
    return address.protocol === 'https:' && !address.username && !address.password ? address.href : undefined
  } catch {
    return undefined
  }
}
