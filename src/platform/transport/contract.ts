/** What `AbortSignal` offers and a mini program can offer too beside `AbortController`. */
export interface AbortLike {
  readonly aborted: boolean
  addEventListener(type: 'abort', listener: () => void): void
  removeEventListener(type: 'abort', listener: () => void): void
}

type HttpMethod = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** A value that can stand in a query; undefined and null are left out. */
export type QueryValue = string | number | boolean | null | undefined

export interface HttpRequest {
  method: HttpMethod
  /** A path below the gateway (`home/pub/v5/layouts`, with or without a leading slash) or a whole https address. */
  url: string
  query?: Readonly<Record<string, QueryValue>>
  headers?: Readonly<Record<string, string>>
  /** A JSON value; not sent with GET. */
  body?: unknown
  /** Milliseconds until the platform cuts the request, 30,000 unless told (shell §9). */
  timeoutMs?: number
  signal?: AbortLike
}

/**
 * The end of one request. `answered` says nothing of success: every HTTP status comes here.
 * Header names are lower-cased; `body` is the JSON value, the text when it is not JSON, undefined when empty.
 */
export type HttpAnswer =
  | { kind: 'answered'; status: number; headers: Record<string, string>; body: unknown }
  | { kind: 'timeout' }
  | { kind: 'offline' }
  | { kind: 'aborted' }
  | { kind: 'failed' }

/** Sends one HTTP request. Never rejects, and never logs headers, query or body: tokens travel in them. */
export type Send = (request: HttpRequest) => Promise<HttpAnswer>

/** The platform's own limit on a request (shell §9). */
export const PLATFORM_TIMEOUT = 30_000
