import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

export type Encoding = 'br' | 'gzip'

/** Returns the best encoding that a client accepts, or null. */
export const acceptedEncoding = (header: string | undefined): Encoding | null => {
  const accepted = (header ?? '').split(',').map((part) => part.trim())
  const takes = (name: string) => accepted.some((part) => part.split(';')[0] === name && !/;\s*q=0(\.0+)?$/.test(part))
  if (takes('br')) return 'br'
  return takes('gzip') ? 'gzip' : null
}

/** Compresses a body. `quality` is 1 (fast) to 9 (small) for both encodings. */
export const packed = (body: Buffer | string, encoding: Encoding, quality: number): Promise<Buffer> =>
  encoding === 'br'
    ? brotli(body, {
        params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
      })
    : zip(body, { level: quality })
