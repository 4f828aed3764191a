import { wellFormedPath } from '@/domain/web-page/pasted'
import { decode, formatQuery, splitAddress } from './query'
import { matchWebPath } from './web-path'

const decoded = (path: string): string => decode(path).replace(/(.)\/$/, '$1')

/**
 * Returns the canonical address of a web page: without text that a chat added, in lower case, its percent signs
 * encoded. Null if it already is, or no screen matches. The server redirects to it; the app writes it into the address
 * bar.
 */
export const cleanAddress = (address: string): string | null => {
  const [written = ''] = address.split(/[?#]/, 1)
  for (const text of [address, decode(address)]) {
    const { path, query } = splitAddress(text)
    const found = matchWebPath(path)
    // Two spellings of one path are equal: a proxy may rewrite it each time, which would loop.
    if (found) {
      const isClean = decoded(written) === decoded(found.path) && wellFormedPath(written) === written
      return isClean ? null : found.path + formatQuery(query)
    }
  }
  const path = wellFormedPath(written)
  return path === written ? null : path + address.slice(written.length)
}
