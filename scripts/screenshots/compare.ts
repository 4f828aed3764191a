/*
 * Compares the pictures of two folders by name: `npm run screenshots:compare -- BEFORE AFTER [DIFFERENCES]`. Prints the
 * pictures that differ with the share of different pixels, and writes pictures of the differences into the third
 * folder. Exits with 1 if a picture differs or is missing.
 */
import { mkdirSync, readdirSync } from 'node:fs'
import path from 'node:path'
import sharp, { type OutputInfo } from 'sharp'
import { difference } from './difference'

/** Share of different pixels below which pictures count as equal. Compression causes small differences. */
const GRAIN = 0.0005

interface Comparison {
  name: string
  /** Share of different pixels. 1 if the sizes differ, or if only one folder has the picture. */
  share: number
}

const read = (file: string): Promise<{ data: Buffer; info: OutputInfo }> =>
  sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true })

const compare = async (before: string, after: string, differences: string | undefined): Promise<number> => {
  const [left, right] = await Promise.all([read(before), read(after)])
  const { width, height } = left.info
  if (right.info.width !== width || right.info.height !== height) return 1
  const output = Buffer.alloc(left.data.length)
  const share = difference(left.data, right.data, width, height, output)
  if (differences && share > GRAIN)
    await sharp(output, { raw: { width, height, channels: 4 } }).toFile(path.join(differences, path.basename(after)))
  return share
}

const pictures = (folder: string): string[] => readdirSync(folder).filter((file) => /\.(webp|png)$/.test(file))

const main = async (before: string, after: string, differences?: string): Promise<void> => {
  if (differences) mkdirSync(differences, { recursive: true })
  const [olds, news] = [new Set(pictures(before)), new Set(pictures(after))]
  const names = [...new Set([...olds, ...news])].sort()
  const all: Comparison[] = []
  for (const name of names) {
    const both = olds.has(name) && news.has(name)
    const share = both ? await compare(path.join(before, name), path.join(after, name), differences) : 1
    all.push({ name: both ? name : `${name} (only ${olds.has(name) ? 'before' : 'after'})`, share })
  }
  const different = all.filter(({ share }) => share > GRAIN).sort((a, b) => b.share - a.share)
  for (const { name, share } of different) console.log(`${(share * 100).toFixed(2).padStart(6)} %  ${name}`)
  console.log(`${names.length} pictures, ${different.length} differ`)
  process.exitCode = different.length > 0 ? 1 : 0
}

const [before, after, differences] = process.argv.slice(2)
if (!before || !after) throw new Error('Usage: npm run screenshots:compare -- BEFORE AFTER [DIFFERENCES]')
void main(before, after, differences)
