/** Properties of an element that page translators leave as it is: a sum, a count, a time that is left, a code, a number. */
export interface Untranslated {
  translate?: 'no'
}
