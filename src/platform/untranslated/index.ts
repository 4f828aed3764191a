import type { Untranslated } from './contract'

/** Nothing: hosts have no page translators. */
export const UNTRANSLATED: Untranslated = {}
