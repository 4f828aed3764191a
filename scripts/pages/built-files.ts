import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

/**
 * Creates a reader for files of a build, each read once.
 * @param root folder of the built storefront
 * @returns a function for the text of a file by the build's own address (`/chunk/1.js`), or null
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
