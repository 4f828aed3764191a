/**
 * Kind of a failure.
 * - `business`: the gateway refused the request (see `statusCode`).
 * - `network`: the request could not be sent, or no response arrived.
 * - `timeout`: no response arrived within the timeout.
 * - `http`: the response has an HTTP status outside 2xx.
 * - `auth`: the buyer is not logged in, or the login has ended.
 * - `unreadable`: the response is invalid.
 */
export type FailureKind = 'business' | 'network' | 'timeout' | 'http' | 'auth' | 'unreadable'

export interface Failure {
  kind: FailureKind
  /** Message of the gateway (`comments`); absent or '' if views show their own text. */
  message?: string
  httpCode?: number
  /** Business status code of the envelope. */
  statusCode?: number
  errorCode?: string
  subComments?: string
  /** Text of the dialog's button; absent if the gateway sends no such text. */
  actText?: string
  /** Number of the response mode (shell §8). */
  mode?: number
  iconUrl?: string
  /** Data of the refusal, such as a changed price. */
  data?: unknown
  cause?: unknown
}

/** The only error of the request layer (shell §3, HTTP error object). */
export class RequestError extends Error {
  readonly name = 'RequestError'
  readonly kind: FailureKind
  readonly httpCode: number | undefined
  readonly statusCode: number | undefined
  readonly errorCode: string | undefined
  readonly subComments: string
  readonly actText: string
  readonly mode: number | undefined
  readonly iconUrl: string
  readonly data: unknown
  readonly cause: unknown
  /** True if a dialog or a toast has shown the failure. Callers must then not show it again. */
  handled = false

  constructor(failure: Failure) {
    super(failure.message ?? '')
    this.kind = failure.kind
    this.httpCode = failure.httpCode
    this.statusCode = failure.statusCode
    this.errorCode = failure.errorCode
    this.subComments = failure.subComments ?? ''
    this.actText = failure.actText ?? ''
    this.mode = failure.mode
    this.iconUrl = failure.iconUrl ?? ''
    this.data = failure.data
    this.cause = failure.cause
  }
}

export const isRequestError = (error: unknown): error is RequestError => error instanceof RequestError

/** Returns true if the handler of a response mode has already shown the failure. */
export const isHandled = (error: unknown): boolean => isRequestError(error) && error.handled

/** First business code. Lower codes are HTTP statuses such as 429. */
const FIRST_BUSINESS_CODE = 1_000

/**
 * Returns true if the gateway refused the request with a business code. After any other failure, the client cannot
 * determine whether the gateway carried out the request.
 */
export const isRefusal = (error: unknown): boolean =>
  isRequestError(error) && error.kind === 'business' && (error.statusCode ?? 0) >= FIRST_BUSINESS_CODE
