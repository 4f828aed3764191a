import type { Layout } from '@/api/layout'
import type { ModelDeps } from '@/components/screen/use-model'
import { keys } from '@/platform/storage/keys'

/** Lifetime of the cached layout, ms. An older layout is probably outdated. */
const TTL = 15 * 24 * 3_600_000

/** Layout of the home page from an earlier visit. */
export interface CachedLayout {
  layout: Layout
  cityId: string
  /** Time at which the layout was cached, epoch ms. */
  savedAt: number
}

type Deps = Pick<ModelDeps, 'clock' | 'platform' | 'stores'>

/**
 * Caches the home page for the next visit, which shows the cached page before the first response. The home page is
 * cached only on the web, and only if the app shell is cached.
 */
export class CachedHome {
  constructor(private readonly deps: Deps) {}

  /** Returns the cached layout for this build, city, language and user; null if there is no valid cached layout. */
  read(): CachedLayout | null {
    const { clock, platform } = this.deps
    const facts = this.facts()
    const cached = facts && platform.storage.read(keys.homeLayout)
    if (!facts || !cached || clock.now() - cached.savedAt > TTL) return null
    const fits =
      cached.build === facts.build &&
      cached.cityId === facts.cityId &&
      cached.language === facts.language &&
      cached.userId === facts.userId
    // The data was validated and stored by the same build, so it needs no further validation.
    return fits ? { layout: cached.data as Layout, cityId: cached.cityId, savedAt: cached.savedAt } : null
  }

  write(layout: Layout): void {
    const facts = this.facts()
    const { clock, platform } = this.deps
    if (facts) platform.storage.write(keys.homeLayout, { ...facts, savedAt: clock.now(), data: layout })
  }

  /** Data that a cached layout must match. Null on hosts that store the app themselves. */
  private facts() {
    const { platform, stores } = this.deps
    const build = platform.programKeeper.build()
    if (!build) return null
    const { city, preferences, user } = stores
    return { build, cityId: city.cityId, language: preferences.language, userId: user.userId }
  }
}
