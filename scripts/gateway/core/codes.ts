import { ENVELOPE_CODES } from '../../../src/domain/business-codes/envelope'
import { SANDBOX_CODES } from '../../../src/domain/business-codes/sandbox'
import { SESSION_CODES } from '../../../src/domain/business-codes/session'
import { texts } from './core-texts'
import type { Language } from './localized-text'
import type { TextParams, Texts } from './texts'

type Named<Codes> = Record<keyof Codes, number>

/**
 * The business codes that a refusal may name. Each module adds its own in its `module.ts` by declaration merging; the
 * numbers stand in src/domain/business-codes.
 *
 * @public
 */
export interface BusinessCodes
  extends Named<typeof ENVELOPE_CODES>, Named<typeof SESSION_CODES>, Named<typeof SANDBOX_CODES> {}

export type CodeName = keyof BusinessCodes

interface Registered {
  code: number
  texts: Texts
}

const registered = new Map<string, Registered>()

/**
 * Makes codes known with their comments, the texts `codes.<name>`; a name that is known keeps its place.
 * Throws for a name that another module gives another number, and for a number that has another name.
 */
export const registerCodes = (codes: Readonly<Record<string, number>>, from: Texts): void => {
  for (const [name, code] of Object.entries(codes)) {
    const [taken] = [...registered].find(([other, entry]) => entry.code === code && other !== name) ?? []
    if (taken) throw new Error(`the code ${code} is both ${taken} and ${name}`)
    const known = registered.get(name)
    if (known && known.code !== code) throw new Error(`the code ${name} is both ${known.code} and ${code}`)
    registered.set(name, { code, texts: from })
  }
}

for (const codes of [ENVELOPE_CODES, SESSION_CODES, SANDBOX_CODES]) registerCodes(codes, texts)

const find = (name: CodeName): Registered => {
  const entry = registered.get(name)
  if (!entry) throw new Error(`no module registers the code ${name}`)
  return entry
}

/** The number of a code. Throws for a code that no module registers. */
export const codeOf = (name: CodeName): number => find(name).code

/** The message of a code in the reader's language. */
export const codeComment = (lang: Language, name: CodeName, params?: TextParams): string =>
  find(name).texts.translate(lang, `codes.${name}`, params)

/** The name of a number; undefined for one that no module registers, and for those without a comment. */
export const codeNamed = (code: number): CodeName | undefined =>
  [...registered].find(([name, entry]) => entry.code === code && entry.texts.has(`codes.${name}`))?.[0] as
    | CodeName
    | undefined
