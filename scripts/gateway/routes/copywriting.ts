import type { Language, Words } from '../db/words'
import { ok } from '../envelope'
import type { Routes } from '../provider'
import { OptionalId, schema } from '../schema'
import groups from '../seed/data/copywriting.json'

const inLanguage = (words: Record<string, Words>, lang: Language) =>
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
