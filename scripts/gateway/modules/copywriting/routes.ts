import type { Language, LocalizedText } from '../../core/localized-text'
import { ok } from '../../core/envelope'
import type { Routes } from '../../core/provider'
import { OptionalId, schema } from '../../core/schema'
import groups from './data/copywriting.json'

const inLanguage = (words: Record<string, LocalizedText>, lang: Language) =>
  Object.entries(words).map(([key, said]) => ({ key, value: said[lang] }))

/** The merchant's own words for texts of the storefront (shell §7): `base` is what every screen reads, others are rooms. */
export const copywritingRoutes: Routes = (app) => {
  app.get(
    '/copywriting/config',
    { schema: schema({ query: { merchantId: OptionalId, client: OptionalId } }) },
    async ({ lang }) =>
      ok(Object.fromEntries(Object.entries(groups).map(([group, words]) => [group, inLanguage(words, lang)]))),
  )
}
