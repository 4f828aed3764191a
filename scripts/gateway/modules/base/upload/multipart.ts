import type { Readable } from 'node:stream'
import { StoreRefusal } from './refusal'

/** Parts in front of the file; a store's form has nine at most. */
const MAX_FIELDS = 20
/** Bytes in front of the file: fields, their headers and boundaries. */
const MAX_HEAD = 64 * 1024

const BLANK_LINE = '\r\n\r\n'

const invalid = () => new StoreRefusal('InvalidImage', 400)

/** Reads a stream piece by piece. Bytes that are not taken are held. */
class Pieces {
  private held: Buffer = Buffer.from('\r\n')
  private readonly pieces: NodeJS.AsyncIterator<Buffer>

  constructor(stream: Readable) {
    // A stream that is destroyed takes its connection along, and the answer could not be sent.
    this.pieces = stream.iterator({ destroyOnReturn: false })
  }

  private async next(): Promise<Buffer | null> {
    // A client that hung up gets no answer, and is no failure of the gateway.
    const { done, value } = await this.pieces.next().catch(() => {
      throw invalid()
    })
    return done ? null : value
  }

  /** Takes the bytes in front of `mark` and the mark. @throws StoreRefusal where more than `MAX_HEAD` bytes come before it */
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

  /** Takes all bytes that are left. @throws StoreRefusal where they are more than `most` */
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
 * Reads `multipart/form-data` whose last part is `file`, as object stores take it. Calls `take` with the fields before the file is
 * read; what it throws ends the reading. `take` reads the file itself, of at most `most` bytes.
 *
 * @throws StoreRefusal InvalidImage for another form, EntityTooLarge for a longer file
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
    // Behind the file there is its boundary only.
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
    // An unread body is dropped, so that the client gets the answer.
    stream.resume()
  }
}
