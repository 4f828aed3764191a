import type { HttpAnswer } from '@/platform/transport/contract'
import { isAuthCode, isSuccess } from '../codes'
import type { RequestStep } from '../context'
import { type FailureKind, RequestError } from '../errors'

interface Envelope {
  statusCode?: number
  mode?: number
  comments?: string
  subComments?: string
  actText?: string
  iconUrl?: string
  errorCode?: string
  data?: unknown
}

const UNANSWERED: Record<Exclude<HttpAnswer['kind'], 'answered'>, FailureKind> = {
  timeout: 'timeout',
  offline: 'network',
  aborted: 'network',
  failed: 'network',
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Reads a status code. Older services send the code as text. */
const number = (value: unknown): number | undefined => {
  const read = typeof value === 'string' && value !== '' ? Number(value) : value
  return typeof read === 'number' && Number.isFinite(read) ? read : undefined
}

const envelopeIn = (body: unknown): Envelope | null =>
  typeof body === 'object' && body !== null && number((body as Envelope).statusCode) !== undefined
    ? (body as Envelope)
    : null

const refusal = (envelope: Envelope, httpCode: number): RequestError => {
  const statusCode = number(envelope.statusCode)
  return new RequestError({
    kind: isAuthCode(statusCode) ? 'auth' : 'business',
    message: text(envelope.comments),
    httpCode,
    statusCode,
    errorCode: text(envelope.errorCode) || undefined,
    subComments: text(envelope.subComments),
    actText: text(envelope.actText),
    iconUrl: text(envelope.iconUrl),
    mode: number(envelope.mode),
    data: envelope.data,
  })
}

/** Unwraps the envelope (shell §3). The business statuses 200 and 510 are success; all others are failures. */
export const unwrap = (): RequestStep => (context, next) => {
  const { answer, call } = context
  if (answer?.kind !== 'answered') {
    context.failure = new RequestError({ kind: UNANSWERED[answer?.kind ?? 'failed'] })
    return next()
  }
  const envelope = envelopeIn(answer.body)
  if (!envelope || (isSuccess(number(envelope.statusCode)) && answer.status >= 300 && answer.status !== 510)) {
    const kind = answer.status >= 200 && answer.status < 300 ? 'unreadable' : 'http'
    context.failure = new RequestError({ kind, httpCode: answer.status })
    return next()
  }
  if (!isSuccess(number(envelope.statusCode))) {
    context.failure = refusal(envelope, answer.status)
    return next()
  }
  context.data = envelope.data
  try {
    context.result = call.read(envelope.data)
  } catch (cause) {
    context.failure = new RequestError({
      kind: 'unreadable',
      httpCode: answer.status,
      statusCode: number(envelope.statusCode),
      cause,
    })
  }
  return next()
}
