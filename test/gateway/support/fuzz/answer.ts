import { connect } from 'node:net'
import { MARK } from '../mutations'
import type { FuzzRequest } from './request'

/** Time after which a request without a response counts as hanging, ms. */
const PATIENCE = 30_000

/** Internal details that no response may contain: stack traces, paths, error classes, SQL statements. */
const INNARDS =
  /\n\s+at \S|node_modules|scripts[\\/]gateway|\b(?:Type|Syntax|Range|Reference|Database)Error\b|kysely|pglite|\bselect (?:"|\*)|insert into "|FST_ERR_/i

/**
 * Paths of this project's own scripts: the console, the gate page, its worker and its decoder. These scripts contain
 * error names legitimately.
 */
const OWN_SCRIPTS = ['/console', '/gate', '/gate/decoder.js', '/gate/worker.js']

/** Sends the raw bytes of a request. Returns the response, or null if none arrives before the timeout. */
const exchange = (port: number, { method, path, headers, body }: FuzzRequest): Promise<string | null> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    const parts: Buffer[] = []
    const end = () => {
      clearTimeout(timer)
      socket.destroy()
      resolve(Buffer.concat(parts).toString('utf8'))
    }
    const timer = setTimeout(() => {
      socket.destroy()
      resolve(null)
    }, PATIENCE)
    socket.on('data', (part) => {
      parts.push(part)
      // An event stream never ends, so only its first part is read.
      if (parts.length === 1 && part.includes('text/event-stream')) end()
    })
    socket.on('end', end)
    socket.on('error', end)
    const head = [
      `${method} ${path} HTTP/1.1`,
      ...headers.map(([name, value]) => `${name}: ${value.replace(/[\r\n]/g, '')}`),
    ]
    socket.write(Buffer.from(`${head.join('\r\n')}\r\n\r\n${body}`, 'latin1'))
  })

/** Returns the fault of a response, or null if the response has no fault. */
const faultIn = (answer: string, { route }: FuzzRequest): string | null => {
  const [, status = ''] = /^HTTP\/1\.1 (\d{3}) /.exec(answer) ?? []
  if (status === '') return 'no answer of HTTP'
  if (Number(status) >= 500) return `a failure, ${status}`
  const at = answer.indexOf('\r\n\r\n')
  const [head, body] = [answer.slice(0, at), answer.slice(at)]
  if (/^x-injected:/im.test(head)) return 'a header of the request’s'
  if (!OWN_SCRIPTS.includes(route.url) && INNARDS.test(body)) return 'innards of the gateway'
  if (/text\/html/.test(head) && body.includes(`<script>alert('${MARK}`)) return 'a script of the request’s'
  return null
}

/** Sends a request. Returns the fault of its response (or null), and the status. */
export const judge = async (port: number, request: FuzzRequest): Promise<{ fault: string | null; status: string }> => {
  const answer = await exchange(port, request)
  if (answer === null) return { fault: 'a hang', status: 'none' }
  return { fault: faultIn(answer, request), status: answer.slice(9, 12) }
}
