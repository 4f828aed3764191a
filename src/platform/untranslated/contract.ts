/** Properties of an element that page translators must not change: a sum, a count, a time, a code, a number. */
export interface Untranslated {
  translate?: 'no'
}
