import type { Untranslated } from './contract'

export const UNTRANSLATED: Untranslated = { translate: 'no' }
