import { nonEmpty, pipe, rawCheck, string, transform, trim } from 'valibot'
import type { Country } from '@/api/attendee'
import { cleanEmail, isEmail } from '@/domain/typed/email'
import { cleanPhone, PHONE_PROBLEMS, phoneFailure } from '@/domain/typed/phone'
import { cleanName } from '@/domain/typed/text'
import type { TextKey } from '@/locales/keys'
import type { Namespace } from '@/locales/namespace'
import type { Issue } from './form-model'

/** Creates a valibot rule from a domain rule for one text. @param find returns the message of the problem, or null */
export const rule = (find: (value: string) => string | null | undefined) =>
  rawCheck<string>(({ dataset, addIssue }) => {
    const message = dataset.typed ? find(dataset.value) : null
    if (message) addIssue({ message })
  })

/** Creates a valibot rule from a domain rule for several fields. @param find returns messages by field */
export const fieldRules = <Values extends object>(find: (values: Values) => Readonly<Record<string, string>>) =>
  rawCheck<Values>(({ dataset, addIssue }) => {
    if (!dataset.typed) return
    const input: Record<string, unknown> = Object.fromEntries(Object.entries(dataset.value))
    for (const [key, message] of Object.entries(find(dataset.value)))
      addIssue({ message, path: [{ type: 'object', origin: 'value', input, key, value: input[key] }] })
  })

/** Trims a text. */
export const trimmed = pipe(string(), trim())

/** Normalizes a single-line text such as a name: removes invisible characters and surrounding spaces. */
export const line = pipe(string(), transform(cleanName))

/** Creates the rule of a required single-line text. */
export const filled = (message: string) => pipe(line, nonEmpty(message))

export const email = (message: string) =>
  pipe(
    string(),
    transform(cleanEmail),
    rule((value) => (isEmail(value) ? null : message)),
  )

export interface PhoneRules<N extends Namespace> {
  countryCode: string
  /** Supported phone areas; null while they load. */
  areas: readonly Country[] | null
  /** Text key for an unsupported area; by default a general text. */
  unservedArea?: TextKey<N> | TextKey
}

/** Creates the rule of a phone number. Its output contains the digits only. */
export const phone = <N extends Namespace>(issue: Issue<N>, rules: PhoneRules<N>) =>
  pipe(
    string(),
    rule((value) => {
      const { countryCode, areas, unservedArea = 'form.phoneArea' } = rules
      const failure = phoneFailure(
        value,
        countryCode,
        areas?.map(({ code }) => code),
      )
      return failure && issue(failure === 'area' ? unservedArea : PHONE_PROBLEMS[failure])
    }),
    transform((value) => cleanPhone(value, rules.countryCode)),
  )
