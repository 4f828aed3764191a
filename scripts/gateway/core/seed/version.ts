import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { mediaDigest } from '../media/files'

/** Increase this number when the code of a seed changes. Changed data files are detected automatically. */
const GENERATOR = 26

const MODULES = join(__dirname, '../../modules')
const PALETTE = join(__dirname, '../../media/posters/palette.json')

const sources = (): string[] => {
  const data = readdirSync(MODULES, { recursive: true })
    .map(String)
    .filter((name) => /[\\/]data[\\/].*\.json$/.test(name))
    .sort()
  return [...data.map((name) => join(MODULES, name)), ...(existsSync(PALETTE) ? [PALETTE] : [])]
}

export const seedVersion = (): string => {
  const hash = createHash('sha256').update(mediaDigest())
  for (const path of sources()) hash.update(readFileSync(path))
  return `${GENERATOR}-${hash.digest('hex').slice(0, 16)}`
}
