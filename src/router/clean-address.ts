import { wellFormedPath } from '@/domain/web-page/pasted'
import { decode, formatQuery, splitAddress } from './query'
import { matchWebPath } from './web-path'

const decoded = (path: string): string => decode(path).replace(/(.)\/$/, '$1')

/**
 * Returns the canonical address of a web page: in lower case, with encoded percent signs, and without text that a chat
 * app appended. Null if the address is already canonical, or if no screen matches. The server redirects to the
 * canonical address; the app writes it into the address bar.
 */
export const cleanAddress = (address: string): string | null => {
  const [written = ''] = address.split(/[?#]/, 1)
  for (const text of [address, decode(address)]) {
    const { path, query } = splitAddress(text)
    const found = matchWebPath(path)
    // Two spellings of the same path count as equal. Otherwise the redirect would loop if a proxy rewrites the path
    // each time.
    if (found) {
      const isClean = decoded(written) === decoded(found.path) && wellFormedPath(written) === written
      return isClean ? null : found.path + formatQuery(query)
    }
  }
  const path = wellFormedPath(written)
  return path === written ? null : path + address.slice(written.length)
}
