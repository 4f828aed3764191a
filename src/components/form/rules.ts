import { nonEmpty, pipe, rawCheck, string, transform, trim } from 'valibot'
import { isEmail } from '@/domain/identity/credentials'
import { cleanPhone, phoneFailure } from '@/domain/identity/phone'

/** What a phone number lacks: its format, or an area that is served. */
export interface PhoneMessages {
  format: string
  area: string
}

/** A rule of the domain for one text. @param find answers the message of what is wrong, null when nothing is. */
export const rule = (find: (value: string) => string | null | undefined) =>
  rawCheck<string>(({ dataset, addIssue }) => {
    const message = dataset.typed ? find(dataset.value) : null
    if (message) addIssue({ message })
  })

/** A rule of the domain for several fields. @param find answers messages by field. */
export const fieldRules = <Values extends Record<string, unknown>>(
  find: (values: Values) => Readonly<Record<string, string>>,
) =>
  rawCheck<Values>(({ dataset, addIssue }) => {
    if (!dataset.typed) return
    const input = dataset.value
    for (const [key, message] of Object.entries(find(dataset.value)))
      addIssue({ message, path: [{ type: 'object', origin: 'value', input, key, value: input[key] }] })
  })

/** A text without the blanks around it. */
export const trimmed = pipe(string(), trim())

/** A text that must be given, without the blanks around it. */
export const filled = (message: string) => pipe(string(), trim(), nonEmpty(message))

export const email = (message: string) =>
  pipe(
    string(),
    trim(),
    rule((value) => (isEmail(value) ? null : message)),
  )

/**
 * A phone number; its output has no blanks and hyphens.
 * @param areas dialling codes that are served.
 */
export const phone = (countryCode: string, areas: readonly string[] | undefined, messages: PhoneMessages) =>
  pipe(
    string(),
    rule((value) => {
      const failure = phoneFailure(value, countryCode, areas)
      return failure && messages[failure]
    }),
    transform(cleanPhone),
  )
