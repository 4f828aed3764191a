import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

/**
 * Reads files of a build, each once.
 * @param root folder of the built storefront
 * @returns the text of the file at an address that the build itself names (`/chunk/1.js`); null for one that is missing
 */
export const builtFiles = (root: string): ((address: string) => string | null) => {
  const texts = new Map<string, string | null>()
  return (address) => {
    const name = path.join(root, address)
    const text = texts.get(address) ?? (existsSync(name) ? readFileSync(name, 'utf8') : null)
    texts.set(address, text)
    return text
  }
}
