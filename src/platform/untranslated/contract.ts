/** Properties of an element that page translators must not change, such as an amount, a count, a time or a code. */
export interface Untranslated {
  translate?: 'no'
}
