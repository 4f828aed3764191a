import { Duplex } from 'node:stream'
import type { PGlite } from '@electric-sql/pglite'

/** Ends the session, which is PGlite's only one. */
const TERMINATE = 'X'.charCodeAt(0)

interface Piece {
  chunk: Buffer
}

/**
 * Connects a `pg` client to PGlite. Messages that the client sends together (parse, bind, describe, execute, sync) are
 * one call of PGlite. PGlite's own `query` makes a call of each.
 */
export class EmbeddedStream extends Duplex {
  constructor(private readonly client: PGlite) {
    super()
  }

  /** Called by the client, which waits for the event. */
  connect(): this {
    process.nextTick(() => this.emit('connect'))
    return this
  }

  /** The client calls it as on a socket; there is no network here. */
  setNoDelay(): this {
    return this
  }

  /** The client calls it as on a socket; PGlite does not keep the process alive. */
  ref(): this {
    return this
  }

  /** The client calls it as on a socket; PGlite does not keep the process alive. */
  unref(): this {
    return this
  }

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: string, done: (error?: Error | null) => void): void {
    this.answer(chunk).then(() => done(), done)
  }

  override _writev(pieces: Piece[], done: (error?: Error | null) => void): void {
    this.answer(Buffer.concat(pieces.map(({ chunk }) => chunk))).then(() => done(), done)
  }

  override _final(done: () => void): void {
    this.push(null)
    done()
  }

  private async answer(messages: Buffer): Promise<void> {
    if (messages[0] === TERMINATE) return
    this.push(Buffer.from(await this.client.execProtocolRaw(messages)))
  }
}
