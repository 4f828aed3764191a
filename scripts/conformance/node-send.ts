import { decodeBody, encodeBody, lowerHeaders } from '../../src/platform/transport/body'
import type { HttpAnswer, HttpRequest, Send } from '../../src/platform/transport/contract'

const addressOf = (gateway: string, { url, query = {} }: HttpRequest): string => {
  const address = new URL(`${gateway}/${url.replace(/^\//, '')}`)
  for (const [name, value] of Object.entries(query))
    if (value !== undefined && value !== null) address.searchParams.set(name, String(value))
  return address.href
}

/** Transport of the storefront's client. It sends requests by Node's `fetch`. */
export const nodeSend =
  (gateway: string): Send =>
  async (request): Promise<HttpAnswer> => {
    const { method, headers, body, timeoutMs = 30_000 } = request
    try {
      const response = await fetch(addressOf(gateway, request), {
        method,
        headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
        body: encodeBody(method, body),
        signal: AbortSignal.timeout(timeoutMs),
      })
      const text = await response.text()
      const lower = lowerHeaders(Object.fromEntries(response.headers.entries()))
      return { kind: 'answered', status: response.status, headers: lower, body: decodeBody(text) }
    } catch (error) {
      return { kind: (error as Error).name === 'TimeoutError' ? 'timeout' : 'failed' }
    }
  }
