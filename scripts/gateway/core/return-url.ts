import { Refusal } from './envelope'

const MAX = 2000

/**
 * Returns the absolute address to which a payment may return. Accepts a path, which belongs to the gateway's own
 * origin. Also accepts an address on that origin or on a configured origin.
 * @throws Refusal for script addresses, other sites and addresses with credentials
 */
export const safeReturnUrl = (raw: string, own: string, origins: readonly string[]): string => {
  let url: URL
  try {
    url = new URL(raw, own)
  } catch {
    throw new Refusal('returnUrlUnfit')
  }
  // An address without a scheme must be a path. Browsers treat "//elsewhere" and "/\\elsewhere" as hosts.
  const isPath = /^\/(?![/\\])/.test(raw)
  const isWeb = /^https?:\/\//i.test(raw)
  const known = [own, ...origins].some((origin) => new URL(origin).origin === url.origin)
  const plain = url.username === '' && url.password === '' && !/[\\\s\u0000-\u001f]/.test(raw)
  if (raw.length > MAX || !(isPath || isWeb) || !known || !plain) throw new Refusal('returnUrlUnfit')
  return url.href
}
