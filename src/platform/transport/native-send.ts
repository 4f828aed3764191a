import { canIUse, invoke } from '../native'
import { numberField, textField } from '../native-fields'
import type { NativeError } from '../native-refusal'
import { decodeBody, encodeBody, lowerHeaders } from './body'
import { type HttpAnswer, PLATFORM_TIMEOUT, type Send } from './contract'
import { gatewayUrl } from './gateway'

/** Response of a host. WeChat and FinClip use `statusCode` and `header`; Alipay also uses `status` and `headers`. */
interface NativeAnswer {
  statusCode?: unknown
  status?: unknown
  header?: Record<string, unknown> | null
  headers?: Record<string, unknown> | null
  data?: unknown
}

/**
 * Converts a host's response. A response without a status counts as failed, because such a response did not come from
 * the gateway.
 */
const readAnswer = (answer: NativeAnswer | null | undefined): HttpAnswer => {
  const status = numberField(answer?.statusCode ?? answer?.status)
  if (status === undefined) return { kind: 'failed' }
  return {
    kind: 'answered',
    status,
    headers: lowerHeaders(answer?.header ?? answer?.headers ?? undefined),
    body: decodeBody(answer?.data),
  }
}

/**
 * Converts a host's error. Alipay reports error 12 if there is no network and 13 for a timeout. The other hosts only
 * report a text.
 */
const readFailure = (error: NativeError | null | undefined): HttpAnswer => {
  const text = textField(error?.errMsg) ?? textField(error?.errorMessage) ?? ''
  const code = numberField(error?.error)
  if (code === 13 || /time[\s-]?out|timed out/i.test(text)) return { kind: 'timeout' }
  if (code === 12 || /offline|network|internet|unreachable|INTERNET_DISCONNECTED/i.test(text))
    return { kind: 'offline' }
  if (/abort/i.test(text)) return { kind: 'aborted' }
  return { kind: 'failed' }
}

/** Returns true if an error contains a response, because Alipay calls `fail` for an HTTP status of 400 and above. */
const isAnswer = (error: (NativeError & NativeAnswer) | null | undefined): boolean =>
  numberField(error?.error) === 19 && numberField(error?.status) !== undefined

/**
 * Creates the transport of a mini program.
 * @param headerField the host's name of the field for request headers
 */
export const nativeSend =
  (headerField: 'header' | 'headers'): Send =>
  ({ method, url, query, headers, body, timeoutMs = PLATFORM_TIMEOUT, signal }) => {
    const address = gatewayUrl(url, query)
    if (!address || !canIUse('request')) return Promise.resolve({ kind: 'failed' })
    if (signal?.aborted) return Promise.resolve({ kind: 'aborted' })
    return new Promise((resolve) => {
      let task: { abort?: () => void } | undefined
      const finish = (answer: HttpAnswer): void => {
        signal?.removeEventListener('abort', abort)
        resolve(answer)
      }
      const abort = (): void => {
        task?.abort?.()
        finish({ kind: 'aborted' })
      }
      signal?.addEventListener('abort', abort)
      try {
        task = invoke('request', {
          url: address,
          method,
          [headerField]: { 'content-type': 'application/json', ...headers },
          data: encodeBody(method, body),
          // Requests a text, because Alipay calls `fail` for a body that is not JSON.
          dataType: 'text',
          timeout: timeoutMs,
          success: (answer?: NativeAnswer | null) => finish(readAnswer(answer)),
          fail: (error?: (NativeError & NativeAnswer) | null) =>
            finish(isAnswer(error) ? readAnswer(error) : readFailure(error)),
        })
      } catch {
        finish({ kind: 'failed' })
      }
    })
  }
