import type { Readable } from 'node:stream'
import { StoreRefusal } from './refusal'

/** Maximum number of fields before the file. The form of an object store has at most nine. */
const MAX_FIELDS = 20
/** Maximum bytes before the file: fields, their headers and boundaries. */
const MAX_HEAD = 64 * 1024

const BLANK_LINE = '\r\n\r\n'

const invalid = () => new StoreRefusal('InvalidImage', 400)

/** Reads a stream in chunks. Buffers bytes that are not consumed yet. */
class Pieces {
  private held: Buffer = Buffer.from('\r\n')
  private readonly pieces: NodeJS.AsyncIterator<Buffer>

  constructor(stream: Readable) {
    // The stream must not be destroyed, because that would close the connection before the response is sent.
    this.pieces = stream.iterator({ destroyOnReturn: false })
  }

  private async next(): Promise<Buffer | null> {
    // A client that disconnected gets no response, and is not a failure of the gateway.
    const { done, value } = await this.pieces.next().catch(() => {
      throw invalid()
    })
    return done ? null : value
  }

  /**
   * Consumes the bytes up to and including `mark`.
   * @throws StoreRefusal if more than `MAX_HEAD` bytes come before it
   */
  async until(mark: string): Promise<string> {
    for (;;) {
      const at = this.held.indexOf(mark)
      if (at >= 0) {
        const text = this.held.toString('utf8', 0, at)
        this.held = this.held.subarray(at + mark.length)
        return text
      }
      const piece = this.held.length > MAX_HEAD ? null : await this.next()
      if (!piece) throw invalid()
      this.held = Buffer.concat([this.held, piece])
    }
  }

  /**
   * Consumes all remaining bytes.
   * @throws StoreRefusal if there are more than `most`
   */
  async rest(most: number): Promise<Buffer> {
    const pieces = [this.held]
    let length = this.held.length
    for (let piece = await this.next(); piece; piece = await this.next()) {
      length += piece.length
      if (length > most) throw new StoreRefusal('EntityTooLarge', 413)
      pieces.push(piece)
    }
    return Buffer.concat(pieces)
  }

  async close(): Promise<void> {
    await this.pieces.return?.()
  }
}

const nameOf = (header: string): string | undefined => /;\s*name="([^"]*)"/i.exec(header)?.[1]

/**
 * Reads `multipart/form-data` whose last part is `file`, as object stores require. Calls `take` with the fields before
 * the file. `take` then calls its second argument to read the file, of at most `most` bytes. If `take` throws, the file
 * is not read.
 * @throws StoreRefusal InvalidImage for an invalid form, EntityTooLarge for a larger file
 */
export const readForm = async <T>(
  stream: Readable,
  contentType: string,
  most: number,
  take: (fields: ReadonlyMap<string, string>, file: () => Promise<Buffer>) => Promise<T>,
): Promise<T> => {
  const edge = /;\s*boundary="?([^";]{1,70})"?/i.exec(contentType)?.[1]
  if (!edge) throw invalid()
  const mark = `\r\n--${edge}`
  const pieces = new Pieces(stream)
  const readFile = async (): Promise<Buffer> => {
    // Only the boundary follows the file.
    const rest = await pieces.rest(most + MAX_HEAD)
    const end = rest.indexOf(mark)
    if (end < 0) throw invalid()
    if (end > most) throw new StoreRefusal('EntityTooLarge', 413)
    return rest.subarray(0, end)
  }
  try {
    const fields = new Map<string, string>()
    await pieces.until(mark)
    for (let count = 0; count <= MAX_FIELDS; count += 1) {
      const name = nameOf(await pieces.until(BLANK_LINE))
      if (name === undefined) throw invalid()
      if (name === 'file') return await take(fields, readFile)
      fields.set(name, await pieces.until(mark))
    }
    throw invalid()
  } finally {
    await pieces.close()
    // Discards the rest of the body, so that the client receives the response.
    stream.resume()
  }
}
