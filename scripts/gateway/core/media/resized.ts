import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { PictureWidth } from '../../../../src/domain/picture'
import { readMedia } from './files'

type Format = 'avif' | 'webp' | 'png'

export interface ResizedPicture {
  body: Buffer
  type: string
  etag: string
}

/**
 * Maximum size of the cache of resized pictures, in bytes. The cache is large enough for all pictures of the sandbox
 * at all widths.
 */
const CACHE_SIZE = 64 * 1024 * 1024

/** Returns AVIF or WebP if the client accepts it, else the picture's own format. */
export const formatFor = (path: string, accept = ''): Format => {
  const named = accept.split(',').map((part) => part.trim())
  const takes = (type: string) => named.some((part) => part.split(';')[0] === type && !/;\s*q=0(\.0+)?$/.test(part))
  if (takes('image/avif')) return 'avif'
  return takes('image/webp') || path.endsWith('.webp') ? 'webp' : 'png'
}

type ReadPicture = (path: string) => Buffer | Promise<Buffer>

const resize = async (file: Buffer, width: PictureWidth, format: Format): Promise<ResizedPicture> => {
  // Loaded with the first picture, because the library uses 15 MB of memory.
  const { default: sharp } = await import('sharp')
  // Uses one thread per picture, because the pictures of a page are resized in parallel with each other and with other
  // calls.
  sharp.concurrency(1)
  const small = sharp(file).resize({ width, withoutEnlargement: true })
  // For AVIF, effort 1 at quality 45 saves 29 % of the bytes of effort 0 at quality 50. The difference is not visible
  // at double size.
  const encoded = {
    avif: () => small.avif({ quality: 45, effort: 1, chromaSubsampling: '4:2:0' }),
    webp: () => small.webp({ quality: 75, effort: 2 }),
    png: () => small.png({ palette: true }),
  }
  const body = await encoded[format]().toBuffer()
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  return { body, type: `image/${format}`, etag }
}

/**
 * Resizes pictures and caches the results. Equal requests share one resize. The least recently used result is removed
 * first.
 */
export class ResizedPictures {
  private readonly making = new Map<string, Promise<ResizedPicture>>()
  private readonly made: LRUCache<string, ResizedPicture>

  /**
   * @param limit maximum size of the cache, in bytes
   * @param make creates a picture; tests replace it
   * @param read reads the file of a path, by default one of the gateway's own pictures
   */
  constructor(
    limit = CACHE_SIZE,
    private readonly make: (path: string, width: PictureWidth, format: Format) => Promise<ResizedPicture> = async (
      path,
      width,
      format,
    ) => resize(await this.read(path), width, format),
    private readonly read: ReadPicture = readMedia,
  ) {
    this.made = new LRUCache({ maxSize: limit, sizeCalculation: ({ body }) => body.length })
  }

  /**
   * Returns a resized picture. Rejects if the file is not a picture.
   * @param path a path for which `isMedia` is true
   */
  async get(path: string, width: PictureWidth, format: Format): Promise<ResizedPicture> {
    const key = `${path} ${width} ${format}`
    const known = this.made.get(key)
    if (known) return known
    const making = this.making.get(key) ?? this.make(path, width, format)
    this.making.set(key, making)
    try {
      const picture = await making
      this.made.set(key, picture)
      return picture
    } finally {
      this.making.delete(key)
    }
  }
}
