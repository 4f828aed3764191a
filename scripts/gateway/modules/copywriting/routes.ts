import type { Language, LocalizedText } from '../../core/localized-text'
import { ok } from '../../core/envelope'
import type { Routes } from '../../core/provider'
import { OptionalId, schema } from '../../core/schema'
import groups from './data/copywriting.json'

const inLanguage = (words: Record<string, LocalizedText>, lang: Language) =>
  Object.entries(words).map(([key, said]) => ({ key, value: said[lang] }))

/**
 * The merchant's own texts for the storefront (shell §7): `base` is the core namespace, others have their namespace's
 * name.
 */
export const copywritingRoutes: Routes = (app) => {
  app.get(
    '/copywriting/config',
    { schema: schema({ query: { merchantId: OptionalId, client: OptionalId } }) },
    async ({ lang }) =>
      ok(Object.fromEntries(Object.entries(groups).map(([group, words]) => [group, inLanguage(words, lang)]))),
  )
}
