import { Agent, request } from 'node:http'
import type { RushBuyer } from './sale'

/** One response of the gateway. */
export interface RushAnswer {
  buyer: number
  status: number
  body: string
  /** Time from sending the request to the last byte of the response, ms. */
  ms: number
}

const PATH = '/trade/buyer/order/v5/create_order'

const send = (url: string, agent: Agent, buyer: number, { token, body }: RushBuyer): Promise<RushAnswer> =>
  new Promise((resolve, reject) => {
    const from = performance.now()
    const headers = {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      'access-token': token,
    }
    const call = request(new URL(PATH, url), { method: 'POST', agent, headers }, (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.on('error', reject)
      answer.on('end', () =>
        resolve({
          buyer,
          status: answer.statusCode ?? 0,
          body: Buffer.concat(parts).toString(),
          ms: performance.now() - from,
        }),
      )
    })
    call.on('error', reject)
    call.end(body)
  })

export interface Rush {
  answers: RushAnswer[]
  /** Duration of the whole rush, ms. */
  ms: number
}

/** Sends every buyer's order twice at once. Uses `sockets` persistent connections, which are never idle. */
export const rush = async (url: string, buyers: readonly RushBuyer[], sockets: number): Promise<Rush> => {
  const agent = new Agent({ keepAlive: true, maxSockets: sockets })
  // The two requests of a buyer are adjacent in the list, so that they overlap in time.
  const queue = buyers.flatMap((buyer, at) => [
    { buyer, at },
    { buyer, at },
  ])
  const answers: RushAnswer[] = []
  const from = performance.now()
  const work = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) answers.push(await send(url, agent, next.at, next.buyer))
  }
  await Promise.all(Array.from({ length: sockets }, work))
  const ms = performance.now() - from
  agent.destroy()
  return { answers, ms }
}
