import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Raise it when the generator changes; changed data files are noticed by themselves. */
const GENERATOR = 2

const sources = (): string[] => {
  const data = join(__dirname, 'data')
  const names = readdirSync(data, { recursive: true })
    .map(String)
    .filter((name) => name.endsWith('.json'))
    .sort()
  const palette = join(__dirname, '../media/posters/palette.json')
  return [...names.map((name) => join(data, name)), ...(existsSync(palette) ? [palette] : [])]
}

/** Tells one state of the seed's sources from another. */
export const seedVersion = (): string => {
  const hash = createHash('sha256')
  for (const path of sources()) hash.update(readFileSync(path))
  return `${GENERATOR}-${hash.digest('hex').slice(0, 16)}`
}
