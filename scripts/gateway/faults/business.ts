import { ENVELOPE_CODES } from '../../../src/domain/business-codes/envelope'
import { SANDBOX_CODES } from '../../../src/domain/business-codes/sandbox'
import { CODES, type CodeName } from '../codes'
import type { Language } from '../db/words'
import en from '../texts/en-US.json'
import { say } from '../texts'
import type { Envelope } from '../envelope'
import type { FaultAnswer } from './kinds'

const KNOWN_MODES = en.faults.modes

const isKnown = (mode: number): boolean => String(mode) in KNOWN_MODES

/** What a mode's answer says when nobody chose its words. */
export const modeComments = (lang: Language, mode: number): string =>
  say(lang, `faults.modes.${isKnown(mode) ? mode : 'unknown'}`)

/** The words of a business code; those with places to fill are left to who knows what belongs there. */
const codeComments = (lang: Language, statusCode: number): string => {
  if (statusCode === ENVELOPE_CODES.success) return ''
  const name = (Object.keys(CODES) as CodeName[]).find((each) => CODES[each] === statusCode)
  const text = name ? say(lang, `codes.${name}`) : ''
  return text === '' || text.includes('{') ? say(lang, 'codes.injected') : text
}

type Business = FaultAnswer<'mode'> | FaultAnswer<'code'>

/** The envelope of a business fault, in the reader's language where the fault has no words of its own. */
export const businessEnvelope = (answer: Business, lang: Language): Envelope => {
  const { kind, statusCode = SANDBOX_CODES.injected, comments, ...more } = answer
  const own = kind === 'mode' ? modeComments(lang, answer.mode) : codeComments(lang, statusCode)
  return { statusCode, comments: comments || own, data: null, ...more }
}
