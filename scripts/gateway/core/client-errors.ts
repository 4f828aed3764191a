import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { Clock } from './clock'
import { Refusal } from './envelope'
import { badInput } from './inputs'

/** HTTP statuses of Node's error codes. Any other code means an unreadable request. */
const STATUS: ReadonlyMap<string, number> = new Map([
  ['HPE_HEADER_OVERFLOW', 431],
  ['ERR_HTTP_REQUEST_TIMEOUT', 408],
])

/**
 * Responds to input that is not an HTTP request, or whose headers are too large. Route, language and user of such input
 * are unknown.
 */
export const answerClientError =
  (clock: Clock) =>
  ({ code = '' }: { code?: string }, socket: Socket): void => {
    if (!socket.writable || code === 'ECONNRESET') return void socket.destroy()
    const status = STATUS.get(code) ?? 400
    const refusal = status === 431 ? new Refusal('tooLarge') : badInput('zh-CN', 'whole', 'json')
    const body = JSON.stringify(refusal.envelope('zh-CN'))
    const head = [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      'content-type: application/json; charset=utf-8',
      `content-length: ${Buffer.byteLength(body)}`,
      `server-time: ${clock.now()}`,
      'connection: close',
    ]
    socket.end(`${head.join('\r\n')}\r\n\r\n${body}`)
  }
