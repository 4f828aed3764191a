import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'

const ROOT = join(__dirname, '../../media')
const PREFIX = '/media/'

/** Names of the files below the folder, with `/` between their parts: nothing else is ever read. */
const FILES: ReadonlySet<string> = new Set(
  existsSync(ROOT)
    ? readdirSync(ROOT, { recursive: true })
        .map((name) => String(name).split(sep).join('/'))
        .filter((name) => /\.(webp|png|svg|mp4)$/.test(name))
    : [],
)

const versions = new Map<string, string>()

/** Whether `/media/…` is one of the gateway's pictures or films. */
export const isMedia = (path: string): boolean => path.startsWith(PREFIX) && FILES.has(path.slice(PREFIX.length))

/** The file of a picture. @param path one that `isMedia` */
export const readMedia = (path: string): Buffer => readFileSync(join(ROOT, path.slice(PREFIX.length)))

/** Eight characters that change with the picture; '' for a path that is none. */
export const mediaVersion = (path: string): string => {
  if (!isMedia(path)) return ''
  const known = versions.get(path)
  if (known) return known
  const version = createHash('sha256').update(readMedia(path)).digest('hex').slice(0, 8)
  versions.set(path, version)
  return version
}

/** The address of a picture as the contract sends it, with its version: it may be cached for ever. */
export const mediaAddress = (path: string): string => {
  const version = mediaVersion(path)
  return version ? `${path}?v=${version}` : path
}

/** Changes when any of the pictures does: their addresses are in the seed. */
export const mediaDigest = (): string => {
  const hash = createHash('sha256')
  for (const name of [...FILES].sort()) hash.update(mediaAddress(`${PREFIX}${name}`))
  return hash.digest('hex')
}
