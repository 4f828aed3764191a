import { ENVELOPE_CODES } from '../../../../src/domain/business-codes/envelope'
import { SANDBOX_CODES } from '../../../../src/domain/business-codes/sandbox'
import { codeComment, codeNamed } from '../codes'
import type { Language } from '../localized-text'
import { texts } from '../core-texts'
import type { Envelope } from '../envelope'
import type { FaultAnswer } from './kinds'

/** Returns the default texts for a response with this response mode. */
export const modeComments = (lang: Language, mode: number): string => {
  const key = `faults.modes.${mode}`
  return texts.translate(lang, texts.has(key) ? (key as 'faults.modes.0') : 'faults.modes.unknown')
}

/** Returns the text of a business code. Does not replace placeholders, because the client has their values. */
const codeComments = (lang: Language, statusCode: number): string => {
  if (statusCode === ENVELOPE_CODES.success) return ''
  const name = codeNamed(statusCode)
  const text = name ? codeComment(lang, name) : ''
  return text === '' || text.includes('{') ? texts.translate(lang, 'codes.injected') : text
}

type Business = FaultAnswer<'mode'> | FaultAnswer<'code'>

/** Returns the envelope of a business fault in the request's language, unless the fault has its own texts. */
export const businessEnvelope = (answer: Business, lang: Language): Envelope => {
  const { kind, statusCode = SANDBOX_CODES.injected, comments, ...more } = answer
  const own = kind === 'mode' ? modeComments(lang, answer.mode) : codeComments(lang, statusCode)
  return { statusCode, comments: comments || own, data: null, ...more }
}
