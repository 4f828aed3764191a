import { decodeBody, encodeBody, lowerHeaders } from './body'
import { type HttpAnswer, type HttpRequest, PLATFORM_TIMEOUT, type QueryValue, type Send } from './contract'
import { type ReadResponse, readResponse, consumeEarlyCall } from './early'
import { gatewayUrl } from './gateway'

const isSuccess = ({ status }: ReadResponse): boolean => status >= 200 && status < 300

/** Returns the response with a later server time: adds the time that the response waited for the application. */
const asOfNow = (read: ReadResponse): ReadResponse => {
  const serverTime = Number(read.headers['server-time'])
  if (read.at === null || !(serverTime > 0)) return read
  return { ...read, headers: { ...read.headers, 'server-time': String(serverTime + Date.now() - read.at) } }
}

const answered = ({ status, headers, text }: ReadResponse): HttpAnswer => ({
  kind: 'answered',
  status,
  headers: lowerHeaders(headers),
  body: decodeBody(text),
})

const asText = (query: Readonly<Record<string, QueryValue>> = {}): Record<string, string> =>
  Object.fromEntries(
    Object.entries(query).flatMap(([name, value]) =>
      value === undefined || value === null ? [] : [[name, String(value)]],
    ),
  )

/**
 * Resolves to the value in a separate task. All responses that are embedded in the page are available at once;
 * rendering them in one task would block input on a slow phone.
 */
const inOwnTask = <Value>(value: Value): Promise<Value> =>
  new Promise((resolve) => {
    setTimeout(resolve, 0, value)
  })

/** Returns the response of an early call. Returns undefined if no early call matches, or if the early call failed. */
const earlyAnswer = ({ method, url, query }: HttpRequest): Promise<ReadResponse | undefined> | undefined =>
  method === 'GET'
    ? consumeEarlyCall(url.replace(/^\//, ''), asText(query))
        ?.then(inOwnTask)
        .then(
          (read) => (isSuccess(read) ? asOfNow(read) : undefined),
          () => undefined,
        )
    : undefined

const sendRequest = async (request: HttpRequest, address: string, signal: AbortSignal): Promise<HttpAnswer> => {
  const { method, headers, body, outlivesPage } = request
  const read =
    (await earlyAnswer(request)) ??
    (await readResponse(
      await fetch(address, {
        method,
        headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
        body: encodeBody(method, body),
        signal,
        keepalive: outlivesPage,
      }),
    ))
  return answered(read)
}

/**
 * Returns a promise that rejects when the signal aborts. This promise is needed because the caller's signal cannot
 * abort an early call.
 */
const rejectOnAbort = (signal: AbortSignal): Promise<never> =>
  new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(new Error('aborted'))))

/**
 * Sends a request by `fetch`, or uses the response of an early call. The caller's signal and the timeout both end the
 * request.
 */
export const send: Send = async (request) => {
  const { url, query, timeoutMs = PLATFORM_TIMEOUT, signal } = request
  const address = gatewayUrl(url, query)
  if (!address) return { kind: 'failed' }
  if (signal?.aborted) return { kind: 'aborted' }
  const controller = new AbortController()
  let timedOut = false
  const abort = (): void => controller.abort()
  const timer = setTimeout(() => {
    timedOut = true
    abort()
  }, timeoutMs)
  signal?.addEventListener('abort', abort)
  try {
    return await Promise.race([sendRequest(request, address, controller.signal), rejectOnAbort(controller.signal)])
  } catch {
    if (timedOut) return { kind: 'timeout' }
    if (signal?.aborted) return { kind: 'aborted' }
    return navigator.onLine ? { kind: 'failed' } : { kind: 'offline' }
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', abort)
  }
}
