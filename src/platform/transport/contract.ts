/** The part of `AbortSignal` that the app implements itself in mini programs, which have no `AbortController`. */
export interface AbortLike {
  readonly aborted: boolean
  addEventListener(type: 'abort', listener: () => void): void
  removeEventListener(type: 'abort', listener: () => void): void
}

type HttpMethod = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** Value of a query parameter. A parameter with the value undefined or null is omitted. */
export type QueryValue = string | number | boolean | null | undefined

export interface HttpRequest {
  method: HttpMethod
  /** A path below the gateway (`home/pub/v5/layouts`, with or without a leading slash) or an absolute https address. */
  url: string
  query?: Readonly<Record<string, QueryValue>>
  headers?: Readonly<Record<string, string>>
  /** A JSON value. GET requests have no body. */
  body?: unknown
  /** Timeout in ms; default 30,000 (shell §9). */
  timeoutMs?: number
  signal?: AbortLike
  /**
   * True if the request continues after the page is closed (`keepalive` on the web). Only for requests whose response
   * is not used.
   */
  outlivesPage?: boolean
}

/**
 * Result of one request. `answered` means a response with any HTTP status, including errors. Header names are in lower
 * case. `body` is the JSON value, the text if it is not JSON, or undefined if it is empty.
 */
export type HttpAnswer =
  | { kind: 'answered'; status: number; headers: Record<string, string>; body: unknown }
  | { kind: 'timeout' }
  | { kind: 'offline' }
  | { kind: 'aborted' }
  | { kind: 'failed' }

/** Sends one HTTP request. Never rejects. Never logs headers, query or body, because they contain tokens. */
export type Send = (request: HttpRequest) => Promise<HttpAnswer>

/** Default timeout of a request, ms (shell §9). */
export const PLATFORM_TIMEOUT = 30_000

/**
 * Timeouts of a mini-program host by type of connection, ms. The names are those of the host's configuration (shell
 * §9).
 */
export const NETWORK_TIMEOUTS = {
  request: PLATFORM_TIMEOUT,
  connectSocket: 60_000,
  uploadFile: 60_000,
  downloadFile: 30_000,
} as const
