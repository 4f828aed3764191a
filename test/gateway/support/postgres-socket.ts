import { once } from 'node:events'
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net'
import type { PGlite } from '@electric-sql/pglite'

const BACKEND_READY = 'Z'.charCodeAt(0)
const IDLE = 'I'.charCodeAt(0)
/**
 * Type of the message that ends the session of a connection. It is not forwarded, because all connections share one
 * session here.
 */
const TERMINATE = 'X'.charCodeAt(0)

/**
 * Returns the transaction status at the end of a server response. Null if the response has no ReadyForQuery message.
 */
const statusOf = (answer: Uint8Array): number | null =>
  answer.length >= 6 && answer.at(-6) === BACKEND_READY ? (answer.at(-1) as number) : null

/**
 * Removes the complete messages from the received data and returns them. The first message of a connection has no type
 * byte.
 */
const splitMessages = (data: Buffer, started: boolean): { messages: Buffer[]; rest: Buffer } => {
  const messages: Buffer[] = []
  let rest = data
  for (let typed = started; rest.length >= (typed ? 5 : 4); typed = true) {
    const length = rest.readInt32BE(typed ? 1 : 0) + (typed ? 1 : 0)
    if (rest.length < length) break
    messages.push(rest.subarray(0, length))
    rest = rest.subarray(length)
  }
  return { messages, rest }
}

/**
 * A PostgreSQL server on top of PGlite, which can close its connections. All connections share one session, so one
 * connection works at a time, until its transaction ends.
 */
export class PostgresSocket {
  private readonly sockets = new Set<Socket>()
  private server: Server | undefined
  private port = 0
  private owner: Socket | null = null
  private readonly waiting: (() => void)[] = []

  constructor(private readonly client: PGlite) {}

  get url(): string {
    return `postgres://foyer@127.0.0.1:${this.port}/foyer`
  }

  get connections(): number {
    return this.sockets.size
  }

  /** Starts to listen. After a stop, the server uses the same port as before. */
  async start(): Promise<void> {
    this.server = createServer((socket) => this.serve(socket)).listen(this.port, '127.0.0.1')
    await once(this.server, 'listening')
    this.port = (this.server.address() as AddressInfo).port
  }

  /** Closes every connection, as `pg_terminate_backend` does. */
  endConnections(): void {
    for (const socket of this.sockets) socket.destroy()
  }

  /** Closes every connection and refuses new ones. */
  async stop(): Promise<void> {
    const closed = new Promise((resolve) => this.server?.close(resolve))
    this.endConnections()
    await closed
  }

  private serve(socket: Socket): void {
    this.sockets.add(socket)
    let started = false
    let data: Buffer = Buffer.alloc(0)
    let queue: Promise<void> = Promise.resolve()
    socket.on('error', () => socket.destroy())
    socket.on('close', () => {
      this.sockets.delete(socket)
      queue = queue.then(() => this.leave(socket))
    })
    socket.on('data', (chunk) => {
      const { messages, rest } = splitMessages(Buffer.concat([data, chunk as Buffer]), started)
      data = rest
      if (messages.length === 0) return
      started = true
      queue = queue.then(async () => {
        for (const message of messages) await this.answer(socket, message)
      })
    })
  }

  private async answer(socket: Socket, message: Buffer): Promise<void> {
    if (socket.destroyed || message[0] === TERMINATE) return
    await this.enter(socket)
    const answer = await this.client.execProtocolRaw(message)
    if (statusOf(answer) === IDLE) this.release()
    if (!socket.destroyed) socket.write(answer)
  }

  private async enter(socket: Socket): Promise<void> {
    while (this.owner !== null && this.owner !== socket)
      await new Promise<void>((resolve) => this.waiting.push(resolve))
    this.owner = socket
  }

  private release(): void {
    this.owner = null
    for (const resume of this.waiting.splice(0)) resume()
  }

  /** Rolls back the open transaction of a connection that was closed, as a real server does. */
  private async leave(socket: Socket): Promise<void> {
    if (this.owner !== socket) return
    await this.client.exec('rollback')
    this.release()
  }
}
