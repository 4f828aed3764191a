import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'

const ROOT = join(__dirname, '../../media')
const PREFIX = '/media/'

/** Names of the files below the folder, with `/` between their parts. Only these are ever read. */
const FILES: ReadonlySet<string> = new Set(
  existsSync(ROOT)
    ? readdirSync(ROOT, { recursive: true })
        .map((name) => String(name).split(sep).join('/'))
        .filter((name) => /\.(webp|png|svg|mp4)$/.test(name))
    : [],
)

const versions = new Map<string, string>()

/** Returns true if `/media/…` is one of the gateway's pictures or films. */
export const isMedia = (path: string): boolean => path.startsWith(PREFIX) && FILES.has(path.slice(PREFIX.length))

/**
 * Reads the file of a picture.
 * @param path one that `isMedia`
 */
export const readMedia = (path: string): Buffer => readFileSync(join(ROOT, path.slice(PREFIX.length)))

/** Returns eight characters that change with the picture, or '' for any other path. */
export const mediaVersion = (path: string): string => {
  if (!isMedia(path)) return ''
  const known = versions.get(path)
  if (known) return known
  const version = createHash('sha256').update(readMedia(path)).digest('hex').slice(0, 8)
  versions.set(path, version)
  return version
}

/** Returns the address of a picture in the contract's format. It contains the version, so it may be cached forever. */
export const mediaAddress = (path: string): string => {
  const version = mediaVersion(path)
  return version ? `${path}?v=${version}` : path
}

/** Returns a digest of all pictures. The seed contains their addresses. */
export const mediaDigest = (): string => {
  const hash = createHash('sha256')
  for (const name of [...FILES].sort()) hash.update(mediaAddress(`${PREFIX}${name}`))
  return hash.digest('hex')
}
