import { readFileSync } from 'node:fs'
import path from 'node:path'
import { filesBelow } from '../size/folder'

const ADDRESS = /\b(https?):\/\/(\[[0-9a-f:]+\]|[a-z0-9._-]+)(?::\d+)?/gi

/** Hosts that occur in the code of libraries, as XML namespaces or links in messages. They are never requested. */
const NAMES = new Set(['www.w3.org', 'fb.me'])

/** Matches hosts that only exist on a developer's machine or network. */
const LOCAL =
  /^(localhost|.*\.(?:local|localhost|test|internal)|\[::1\]|0\.0\.0\.0|127\..*|10\..*|192\.168\..*|172\.(?:1[6-9]|2\d|3[01])\..*|169\.254\..*)$/i

/**
 * Returns addresses in a built mini program that a buyer's phone must not request, because they are local or not
 * encrypted.
 */
export const gatewayFaults = (folder: string): string[] => {
  const found = new Set<string>()
  for (const file of filesBelow(folder)) {
    if (!file.path.endsWith('.js')) continue
    for (const [address, scheme, host] of readFileSync(path.join(folder, file.path), 'utf8').matchAll(ADDRESS)) {
      const isPlain = scheme.toLowerCase() === 'http' && !NAMES.has(host.toLowerCase())
      if (isPlain || LOCAL.test(host)) found.add(address)
    }
  }
  return [...found].sort()
}
