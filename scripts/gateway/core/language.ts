import { firstLanguage } from '../../../src/domain/languages'
import { acceptedLanguage } from '../../pages/accepted-language'
import type { Language } from './localized-text'

/**
 * Returns the language of a request: the query's `lang` in any form (decision 32), else the browser's language, else
 * zh-CN.
 */
export const requestLanguage = (lang: unknown, acceptLanguage: string | undefined): Language =>
  typeof lang === 'string' && lang !== '' ? firstLanguage([lang]) : acceptedLanguage(acceptLanguage)
