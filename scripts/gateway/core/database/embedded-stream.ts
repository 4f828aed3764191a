import { Duplex } from 'node:stream'
import type { PGlite } from '@electric-sql/pglite'

/** Message type that ends the session. It is not sent to PGlite, which has only one session. */
const TERMINATE = 'X'.charCodeAt(0)

interface Piece {
  chunk: Buffer
}

/**
 * Connects a `pg` client to PGlite. One call of PGlite handles all messages that the client sends together (parse,
 * bind, describe, execute, sync). PGlite's own `query` needs a call for each message.
 */
export class EmbeddedStream extends Duplex {
  constructor(private readonly client: PGlite) {
    super()
  }

  /** Called by the client, which then waits for the `connect` event. */
  connect(): this {
    process.nextTick(() => this.emit('connect'))
    return this
  }

  /** Does nothing, because there is no network. The client calls it as on a socket. */
  setNoDelay(): this {
    return this
  }

  /** Does nothing, because PGlite does not keep the process running. The client calls it as on a socket. */
  ref(): this {
    return this
  }

  /** Does nothing, because PGlite does not keep the process running. The client calls it as on a socket. */
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
