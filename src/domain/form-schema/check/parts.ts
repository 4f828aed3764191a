import * as v from 'valibot'
import type { Language } from '../../languages'

/** Maximum characters of a label, and of a text that explains. */
const LABEL = 200
const EXPLANATION = 4000

/**
 * Matches a text with a visible character, without markup and control characters. Texts are shown without
 * interpretation, so markup is an error of the merchant. Line breaks and tabs are allowed; characters that change the
 * direction of a text are not.
 */
const PLAIN = /^(?=[\s\S]*\S)(?![\s\S]*<\s*[A-Za-z!?/])[^\u0000-\u0008\u000b-\u001f\u007f\u202a-\u202e\u2066-\u2069]*$/u

const localized = (name: string, most: number) => {
  const text = v.pipe(v.string(), v.maxLength(most), v.regex(PLAIN))
  return v.pipe(
    v.strictObject({ 'zh-CN': text, 'zh-MO': text, 'en-US': text } satisfies Record<Language, unknown>),
    v.title(name),
  )
}

export const label = localized('label', LABEL)
export const explanation = localized('explanation', EXPLANATION)

/** A whole number of a range, which includes its ends. */
export const whole = (from: number, to: number) => v.pipe(v.number(), v.integer(), v.minValue(from), v.maxValue(to))

export const noLimits = { limits: v.strictObject({}) }
