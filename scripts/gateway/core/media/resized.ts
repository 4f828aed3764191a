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

/** Bytes of resized pictures in memory; all of the sandbox's at all widths are less. */
const CACHE_SIZE = 64 * 1024 * 1024

/** AVIF or WebP where a client names it, else the picture's own format. */
export const formatFor = (path: string, accept = ''): Format => {
  const named = accept.split(',').map((part) => part.trim())
  const takes = (type: string) => named.some((part) => part.split(';')[0] === type && !/;\s*q=0(\.0+)?$/.test(part))
  if (takes('image/avif')) return 'avif'
  return takes('image/webp') || path.endsWith('.webp') ? 'webp' : 'png'
}

/** Bytes of a picture by its path. */
type ReadPicture = (path: string) => Buffer | Promise<Buffer>

const resize = async (file: Buffer, width: PictureWidth, format: Format): Promise<ResizedPicture> => {
  // Loaded with the first picture: a gateway that serves calls only does without its 15 MB.
  const { default: sharp } = await import('sharp')
  // One thread a picture: the pictures of a page are resized side by side, and calls are answered beside them.
  sharp.concurrency(1)
  const small = sharp(file).resize({ width, withoutEnlargement: true })
  // Effort 1 and this quality: 29 % fewer bytes than effort 0 at 50, and no difference to be seen at twice the size.
  const encoded = {
    avif: () => small.avif({ quality: 45, effort: 1, chromaSubsampling: '4:2:0' }),
    webp: () => small.webp({ quality: 75, effort: 2 }),
    png: () => small.png({ palette: true }),
  }
  const body = await encoded[format]().toBuffer()
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  return { body, type: `image/${format}`, etag }
}

/** Resizes pictures. Equal requests share one resize; what was least wanted lately is forgotten first. */
export class ResizedPictures {
  private readonly making = new Map<string, Promise<ResizedPicture>>()
  private readonly made: LRUCache<string, ResizedPicture>

  /**
   * @param limit bytes that are kept
   * @param make makes a picture; for tests
   * @param read gives the file of a path; the gateway's own pictures by default
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

  /** @param path one that `isMedia`; rejects when the file is no picture. */
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
