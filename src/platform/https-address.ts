/**
 * Returns the address if it uses https and has no credentials, else undefined. Use it only on the web, because mini
 * programs have no `URL`.
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
