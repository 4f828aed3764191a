import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'

const ROOT = join(__dirname, '../../media')
const PREFIX = '/media/'

/** Paths of all media files, relative to the folder and separated by `/`. No other file is served. */
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
 * @param path a path for which `isMedia` is true
 */
export const readMedia = (path: string): Buffer => readFileSync(join(ROOT, path.slice(PREFIX.length)))

/** Returns a version of eight characters that changes with the picture, or '' for any other path. */
export const mediaVersion = (path: string): string => {
  if (!isMedia(path)) return ''
  const known = versions.get(path)
  if (known) return known
  const version = createHash('sha256').update(readMedia(path)).digest('hex').slice(0, 8)
  versions.set(path, version)
  return version
}

/**
 * Returns the address of a picture as responses contain it. The address contains the picture's version, so clients can
 * cache the picture forever.
 */
export const mediaAddress = (path: string): string => {
  const version = mediaVersion(path)
  return version ? `${path}?v=${version}` : path
}

/** Returns a hash of all pictures. It is part of the seed's version, because seeded rows contain picture addresses. */
export const mediaDigest = (): string => {
  const hash = createHash('sha256')
  for (const name of [...FILES].sort()) hash.update(mediaAddress(`${PREFIX}${name}`))
  return hash.digest('hex')
}
