import http from 'node:http'
import { unhurried } from './unhurried'

/** One request as the host's object received it, in WeChat's names. */
export interface Outgoing {
  url: string
  method?: string
  data?: unknown
  header?: Record<string, string>
  timeout?: number
}

export interface Incoming {
  status: number
  headers: Record<string, string>
  /** The parsed body if it is JSON, otherwise its text. */
  data: unknown
}

/** Reason why a request gets no response. */
export class NetworkFault extends Error {
  constructor(readonly kind: 'offline' | 'timeout' | 'abort') {
    super(kind)
  }
}

/** The connection from the device to the gateway. Tests cut it, delay it, and read its requests. */
export class Network {
  /** True while the connection is interrupted. Every request then fails at once, including pending requests. */
  lost = false
  /** Method and path of each request, in the order of the requests. */
  readonly sent: { method: string; path: string }[] = []
  private readonly cuts = new Set<() => void>()
  private underWay = 0

  /**
   * @param from gateway address that the build contains
   * @param to address of the gateway in this test
   */
  constructor(
    private readonly from: string,
    private readonly to: string,
    /** Resolves when a response may reach the mini program. */
    private readonly late: () => Promise<void> = () => Promise.resolve(),
    /** Changes a response before it reaches the mini program. */
    private readonly changed: (data: unknown) => unknown = (data) => data,
  ) {}

  /** Number of pending requests. */
  get open(): number {
    return this.underWay
  }

  lose(): void {
    this.lost = true
    for (const cut of this.cuts) cut()
  }

  restore(): void {
    this.lost = false
  }

  /** Sends a request. Rejects with a `NetworkFault`. */
  async send(request: Outgoing, onAbort?: (abort: () => void) => void): Promise<Incoming> {
    this.underWay += 1
    try {
      const answer = await this.transfer(request, onAbort)
      await this.late()
      return { ...answer, data: this.changed(answer.data) }
    } finally {
      this.underWay -= 1
    }
  }

  private transfer(request: Outgoing, onAbort: (abort: () => void) => void = () => undefined): Promise<Incoming> {
    const method = (request.method ?? 'GET').toUpperCase()
    const url = new URL(request.url.startsWith(this.from) ? this.to + request.url.slice(this.from.length) : request.url)
    if (!request.url.startsWith(this.from)) throw new Error(`${url.origin} is not an allowed domain.`)
    this.sent.push({ method, path: url.pathname })
    if (this.lost) return Promise.reject(new NetworkFault('offline'))
    const { data } = request
    const isQuery = method === 'GET' && typeof data === 'object' && data !== null
    if (isQuery) for (const [name, value] of Object.entries(data)) url.searchParams.set(name, String(value))
    const asItIs = typeof data === 'string' || Buffer.isBuffer(data)
    const text = isQuery || data === undefined ? undefined : asItIs ? data : JSON.stringify(data)
    return new Promise((resolve, reject) => {
      const fail = (kind: NetworkFault['kind']) => {
        this.cuts.delete(cut)
        outgoing.destroy()
        reject(new NetworkFault(kind))
      }
      const cut = () => fail('offline')
      const outgoing = http.request(
        url,
        {
          method,
          // Sends the host name that the build contains, so that addresses which the gateway derives from the host name
          // match the build.
          headers: { 'content-type': 'application/json', host: new URL(this.from).host, ...request.header },
          timeout: unhurried(request.timeout ?? 60_000),
        },
        (answer) => {
          const parts: Buffer[] = []
          answer.on('data', (part: Buffer) => parts.push(part))
          answer.on('end', () => {
            this.cuts.delete(cut)
            resolve({
              status: answer.statusCode ?? 0,
              headers: Object.fromEntries(Object.entries(answer.headers).map(([name, value]) => [name, String(value)])),
              data: readBody(Buffer.concat(parts).toString()),
            })
          })
        },
      )
      this.cuts.add(cut)
      onAbort(() => fail('abort'))
      outgoing.on('timeout', () => fail('timeout'))
      outgoing.on('error', () => fail('offline'))
      outgoing.end(text)
    })
  }
}

const readBody = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** Notifies the gateway of the outcome of a payment, as the host's servers do. */
export const settle = async (gateway: string, paymentId: string, action: string): Promise<void> => {
  const answer = await fetch(`${gateway}/sandbox/host-pay/${encodeURIComponent(paymentId)}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ action }),
  })
  if (!answer.ok) throw new Error(`The gateway rejected the payment: ${answer.status}`)
}
