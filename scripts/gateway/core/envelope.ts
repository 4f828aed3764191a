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
  /** Text with more details than the text of the code. */
  comment?: (lang: Language) => string
  /** HTTP status. Business refusals have 200. */
  http?: number
  /** Response mode of the client (shell §4, decision 23). */
  mode?: number
  data?: unknown
}

/** A refusal of the gateway, by the name of its code. Its text is resolved in the reader's language. */
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

/** Returns the refusal of missing rows and of other users' rows. Callers cannot distinguish them. */
export const notFound = () => new Refusal('notFound', { http: 404 })

/** Returns the row. Throws a 404 refusal without one. */
export const found = <T>(row: T | undefined | null): T => {
  if (row === undefined || row === null) throw notFound()
  return row
}
