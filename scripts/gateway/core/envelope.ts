import { type Static, Type } from 'typebox'
import { ENVELOPE_CODES } from '../../../src/domain/business-codes/envelope'
import { codeComment, type CodeName, codeOf } from './codes'
import type { TextParams } from './texts'
import type { Language } from './localized-text'

/** The wire format of every response (shell §3). */
export const envelopeSchema = Type.Object({
  statusCode: Type.Integer(),
  comments: Type.String(),
  subComments: Type.Optional(Type.String()),
  actText: Type.Optional(Type.String()),
  iconUrl: Type.Optional(Type.String()),
  mode: Type.Optional(Type.Integer()),
  errorCode: Type.Optional(Type.String()),
  data: Type.Any(),
})
export type Envelope = Static<typeof envelopeSchema>

/** Creates a successful response. */
export const ok = (data: unknown = null): Envelope => ({
  statusCode: ENVELOPE_CODES.success,
  comments: '',
  data: data ?? null,
})

interface RefusalFacts {
  params?: TextParams
  /** Returns a message with more details than the default message of the code. */
  comment?: (lang: Language) => string
  /** HTTP status. Business refusals have 200 by default. */
  http?: number
  /** Response mode of the client (shell §4, decision 23). */
  mode?: number
  data?: unknown
}

/** An error response with the name of a business code. Its message is translated to the request's language. */
export class Refusal extends Error {
  readonly http: number
  constructor(
    readonly code: CodeName,
    readonly facts: RefusalFacts = {},
  ) {
    super(code)
    this.name = 'Refusal'
    this.http = facts.http ?? 200
  }

  envelope(lang: Language): Envelope {
    const { params, comment, mode, data } = this.facts
    return {
      statusCode: codeOf(this.code),
      comments: comment?.(lang) ?? codeComment(lang, this.code, params),
      ...(mode === undefined ? {} : { mode }),
      data: data ?? null,
    }
  }
}

/** Returns the refusal for missing rows and for rows of other users. Clients cannot distinguish these cases. */
export const notFound = () => new Refusal('notFound', { http: 404 })

/** Returns the row. @throws Refusal notFound (404) if the row is missing */
export const found = <T>(row: T | undefined | null): T => {
  if (row === undefined || row === null) throw notFound()
  return row
}
