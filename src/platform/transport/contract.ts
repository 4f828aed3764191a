/** The part of `AbortSignal` that can exist in mini programs too, which have no `AbortController`. */
export interface AbortLike {
  readonly aborted: boolean
  addEventListener(type: 'abort', listener: () => void): void
  removeEventListener(type: 'abort', listener: () => void): void
}

type HttpMethod = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** A query parameter's value; undefined and null are omitted. */
export type QueryValue = string | number | boolean | null | undefined

export interface HttpRequest {
  method: HttpMethod
  /** A path below the gateway (`home/pub/v5/layouts`, with or without a leading slash) or an absolute https address. */
  url: string
  query?: Readonly<Record<string, QueryValue>>
  headers?: Readonly<Record<string, string>>
  /** A JSON value; not sent with GET. */
  body?: unknown
  /** Timeout in ms; default 30,000 (shell §9). */
  timeoutMs?: number
  signal?: AbortLike
  /** True if the request continues after the page is left (`keepalive` on the web), for unused responses. */
  outlivesPage?: boolean
}

/**
 * The result of one request. `answered` covers every HTTP status, errors included.
 * Header names are lower-cased; `body` is the JSON value, the text when it is not JSON, undefined when empty.
 */
export type HttpAnswer =
  | { kind: 'answered'; status: number; headers: Record<string, string>; body: unknown }
  | { kind: 'timeout' }
  | { kind: 'offline' }
  | { kind: 'aborted' }
  | { kind: 'failed' }

/** Sends one HTTP request. Never rejects, and never logs headers, query or body: they contain tokens. */
export type Send = (request: HttpRequest) => Promise<HttpAnswer>

/** ms: the platform's timeout of a request (shell §9). */
export const PLATFORM_TIMEOUT = 30_000

/** ms: timeouts of a mini program's host by kind of connection, under its own names (shell §9). */
export const NETWORK_TIMEOUTS = {
  request: PLATFORM_TIMEOUT,
  connectSocket: 60_000,
  uploadFile: 60_000,
  downloadFile: 30_000,
} as const
