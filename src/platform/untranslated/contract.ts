/**
 * Properties of an element that page translators must not change: a sum, a count, a remaining time, a code, a number.
 */
export interface Untranslated {
  translate?: 'no'
}
