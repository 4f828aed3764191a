import { Agent, request } from 'node:http'

export interface HoldAnswer {
  status: number
  statusCode: number
  data: {
    holdId?: string
    holdSetId?: string
    seats?: { seatId: string }[]
    seatIds?: string[]
    nearest?: string[]
  } | null
  /** Time from sending the request to the last byte of the response, ms. */
  ms: number
}

const read = (status: number, text: string, ms: number): HoldAnswer => {
  try {
    const { statusCode, data } = JSON.parse(text) as Pick<HoldAnswer, 'statusCode' | 'data'>
    return { status, statusCode, data, ms }
  } catch {
    return { status, statusCode: 0, data: null, ms }
  }
}

/** Sends requests to one gateway over persistent connections. */
export const holdClient = (url: string, sockets: number) => {
  const agent = new Agent({ keepAlive: true, maxSockets: sockets })
  const send = (method: string, path: string, token: string, body?: object): Promise<HoldAnswer> =>
    new Promise((resolve, reject) => {
      const from = performance.now()
      const text = body ? JSON.stringify(body) : ''
      const headers = {
        'access-token': token,
        ...(body ? { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) } : {}),
      }
      const call = request(new URL(path, url), { method, agent, headers }, (answer) => {
        const parts: Buffer[] = []
        answer.on('data', (part: Buffer) => parts.push(part))
        answer.on('error', reject)
        answer.on('end', () =>
          resolve(read(answer.statusCode ?? 0, Buffer.concat(parts).toString(), performance.now() - from)),
        )
      })
      call.on('error', reject)
      call.end(text)
    })
  return { send, close: () => agent.destroy() }
}

export type HoldClient = ReturnType<typeof holdClient>
