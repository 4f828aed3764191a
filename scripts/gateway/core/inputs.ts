import { Refusal } from './envelope'
import { texts } from './core-texts'
import type { Language } from './localized-text'

// Characters that PostgreSQL cannot store: U+0000 in text, and a lone surrogate in jsonb.
const UNKEEPABLE = /\u0000|\p{Surrogate}/u

/** Maximum depth of values. Only an attack on recursive functions sends deeper values. */
const MAX_DEPTH = 32

/** Returns the text key of the reason why a value cannot be stored or parsed, or null for a valid value. */
const fault = (value: unknown, depth = 0): 'characters' | 'json' | null => {
  if (typeof value === 'string') return UNKEEPABLE.test(value) ? 'characters' : null
  if (typeof value !== 'object' || value === null) return null
  if (depth >= MAX_DEPTH) return 'json'
  for (const [key, each] of Object.entries(value)) {
    const found = fault(key) ?? fault(each, depth + 1)
    if (found) return found
  }
  return null
}

/** Rejects text that no column can store, before a route handles it. */
export const refuseBadText = (lang: Language, ...parts: unknown[]): void => {
  for (const part of parts) {
    const reason = fault(part)
    if (reason) throw badInput(lang, 'whole', reason)
  }
}

/** Reason why an input is rejected: the keyword of its schema, or a keyword that only the gateway uses. */
export type InputReason =
  | 'required'
  | 'type'
  | 'format'
  | 'pattern'
  | 'enum'
  | 'minLength'
  | 'maxLength'
  | 'minimum'
  | 'maximum'
  | 'minItems'
  | 'maxItems'
  | 'json'
  | 'characters'
  | 'other'

/** Creates a 400 refusal with the field and a readable reason. The `field` "whole" means the whole request. */
export const badInput = (lang: Language, field: string, reason: InputReason): Refusal =>
  new Refusal('badRequest', {
    http: 400,
    params: {
      field: field === 'whole' ? texts.translate(lang, 'reasons.whole') : field,
      reason: texts.translate(lang, `reasons.${reason}`),
    },
  })

const KEYWORDS: ReadonlySet<string> = new Set<InputReason>([
  'required',
  'type',
  'format',
  'pattern',
  'enum',
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'minItems',
  'maxItems',
])

interface Issue {
  keyword: string
  instancePath: string
  params: Record<string, unknown>
}

/** Creates a 400 refusal for the first issue of a schema validation. */
export const badIssue = (lang: Language, issues: readonly Issue[]): Refusal => {
  const issue = issues[0]
  const missing = issue?.params.missingProperty
  const path = `${issue?.instancePath ?? ''}${typeof missing === 'string' ? `/${missing}` : ''}`
  const field = path.replace(/^\//, '').replace(/\//g, '.') || 'whole'
  return badInput(lang, field, issue && KEYWORDS.has(issue.keyword) ? (issue.keyword as InputReason) : 'other')
}
