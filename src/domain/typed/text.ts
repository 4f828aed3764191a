/**
 * Invisible characters, for use in a character class: control characters, soft hyphen, direction marks, zero-width
 * spaces, fillers.
 */
const HIDDEN =
  '\\u0000-\\u0008\\u000e-\\u001f\\u007f-\\u009f\\u00ad\\u034f\\u061c\\u17b4\\u17b5\\u180e\\u200b\\u200e\\u200f' +
  '\\u202a-\\u202e\\u2060-\\u206f\\u2800\\u3164\\ufeff\\uffa0\\ufff9-\\ufffc\\ufffe\\uffff'

/**
 * Joiners and variation selectors. They are not removed between or after other characters, because names and emoji need
 * them.
 */
const JOINING = '\\u115f\\u1160\\u200c\\u200d\\ufe00-\\ufe0f'

const HIDDEN_IN_NAMES = new RegExp(`[${HIDDEN}]`, 'g')
const HIDDEN_IN_CODES = new RegExp(`[${HIDDEN}${JOINING}]`, 'g')
const LONE_JOINING = new RegExp(`(^|\\s)[${JOINING}]+|[\\u200c\\u200d]+(?=\\s|$)`, 'g')

/** Matches a text that contains a visible character. */
export const VISIBLE = `[^\\s${HIDDEN}${JOINING}]`

/** Arabic and Persian digits. The last four bits of each character code are the digit's value. */
const EASTERN_DIGIT = /[\u0660-\u0669\u06f0-\u06f9]/g

const normalized = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replace(HIDDEN_IN_CODES, '')
    .replace(EASTERN_DIGIT, (digit) => String(digit.charCodeAt(0) & 15))
    .trim()

/** Matches a text that does not change when it is normalized. */
const PRINTABLE = /^[!-~]*$/

/**
 * Normalizes a text: replaces full-width characters and Arabic digits with ASCII characters, removes invisible
 * characters, and trims it.
 */
export const plainText = (typed: string): string => (PRINTABLE.test(typed) ? typed : normalized(typed))

/** Converts a code or document number to the form in which it is stored: capitals and digits, without punctuation. */
export const cleanCode = (typed: string): string =>
  plainText(typed)
    .replace(/[\s()./\u2010-\u2015\u2212-]/g, '')
    .toUpperCase()

/**
 * Returns a name or title as a single line without invisible characters. Spaces and line breaks become a single space.
 */
export const cleanName = (typed: string): string =>
  typed.replace(HIDDEN_IN_NAMES, '').replace(LONE_JOINING, '$1').replace(/\s+/g, ' ').trim()
