import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

/**
 * Creates a function that reads files of a build and caches their texts.
 * @param root folder of the built storefront
 * @returns a function that returns the text of a file by its address (`/chunk/1.js`), or null
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
