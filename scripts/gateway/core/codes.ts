import { BUSINESS_CODES } from './business-codes'
import { texts } from './core-texts'
import type { Language } from './localized-text'
import type { TextParams, Texts } from './texts'

export type CodeName = keyof typeof BUSINESS_CODES

const NAMES = Object.keys(BUSINESS_CODES) as CodeName[]

let commented: readonly Texts[] = [texts]

/** Registers the messages of business codes, from the texts `codes.<name>` of modules, in addition to the core's. */
export const readComments = (modules: readonly Texts[]): void => {
  commented = [texts, ...modules]
}

const textsOf = (name: string): Texts | undefined => commented.find((each) => each.has(`codes.${name}`))

export const codeOf = (name: CodeName): number => BUSINESS_CODES[name]

/** Returns the message of a code in the reader's language. Throws if the code has no message. */
export const codeComment = (lang: Language, name: CodeName, params?: TextParams): string =>
  (textsOf(name) ?? texts).translate(lang, `codes.${name}` as 'codes.success', params)

/** Returns the name of a business code, or undefined if the code is unknown or has no message. */
export const codeNamed = (code: number): CodeName | undefined =>
  NAMES.find((name) => BUSINESS_CODES[name] === code && textsOf(name))
