import type { Untranslated } from './contract'

/** Empty, because mini-program hosts have no page translators. */
export const UNTRANSLATED: Untranslated = {}
