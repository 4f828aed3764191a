import type { Untranslated } from './contract'

/** Empty: hosts have no page translators. */
export const UNTRANSLATED: Untranslated = {}
