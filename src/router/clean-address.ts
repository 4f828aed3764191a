import { wellFormedPath } from '@/domain/web-page/pasted'
import { decode, formatQuery, splitAddress } from './query'
import { matchWebPath } from './web-path'

const decoded = (path: string): string => decode(path).replace(/(.)\/$/, '$1')

/**
 * Returns the address of a web page as it should read, or null when it does already or no screen is there: without what a
 * chat added, in lower case, its percent signs encoded. The server redirects to it; the app puts it into the address bar.
 */
export const cleanAddress = (address: string): string | null => {
  const [written = ''] = address.split(/[?#]/, 1)
  for (const text of [address, decode(address)]) {
    const { path, query } = splitAddress(text)
    const found = matchWebPath(path)
    // Two spellings of one path are equal: a proxy in between may write it its own way, again and again.
    if (found) {
      const isClean = decoded(written) === decoded(found.path) && wellFormedPath(written) === written
      return isClean ? null : found.path + formatQuery(query)
    }
  }
  const path = wellFormedPath(written)
  return path === written ? null : path + address.slice(written.length)
}
