import { type Static, Type } from 'typebox'
import { ENVELOPE_CODES } from '../../../src/domain/business-codes/envelope'
import { codeComment, type CodeName, codeOf } from './codes'
import type { TextParams } from './texts'
import type { Language } from './localized-text'

/** The wire form of every answer (shell §3). */
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

/** A good answer. */
export const ok = (data: unknown = null): Envelope => ({
  statusCode: ENVELOPE_CODES.success,
  comments: '',
  data: data ?? null,
})

interface RefusalFacts {
  params?: TextParams
  /** Says more than the text of its code does. */
  comment?: (lang: Language) => string
  /** HTTP status; business refusals travel on 200. */
  http?: number
  /** Response mode of the client (shell §4, decision 23). */
  mode?: number
  data?: unknown
}

/** What the gateway declines to do, by the name of its code; the text is found in the reader's language. */
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

/** For a missing row and for a row of another user: both look the same to the caller. */
export const notFound = () => new Refusal('notFound', { http: 404 })

/** The row, or a 404. */
export const found = <T>(row: T | undefined | null): T => {
  if (row === undefined || row === null) throw notFound()
  return row
}
