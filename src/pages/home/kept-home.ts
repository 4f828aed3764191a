import type { Layout } from '@/api/layout'
import type { ModelDeps } from '@/components/screen/use-model'
import { keys } from '@/platform/storage/keys'

/** Cache TTL, ms: older layouts are likely outdated. */
const LIFE = 15 * 24 * 3_600_000

/** Home page of an earlier visit. */
export interface KeptLayout {
  layout: Layout
  cityId: string
  /** Epoch ms. */
  savedAt: number
}

type Deps = Pick<ModelDeps, 'clock' | 'platform' | 'stores'>

/** Caches home for the next visit if the app shell is cached (web), which starts with it before any response. */
export class KeptHome {
  constructor(private readonly deps: Deps) {}

  /** Returns the copy of this build, city, language and user; null without one. */
  read(): KeptLayout | null {
    const { clock, platform } = this.deps
    const facts = this.facts()
    const kept = facts && platform.storage.read(keys.homeLayout)
    if (!facts || !kept || clock.now() - kept.savedAt > LIFE) return null
    const fits =
      kept.build === facts.build &&
      kept.cityId === facts.cityId &&
      kept.language === facts.language &&
      kept.userId === facts.userId
    // Our own reader's output of the same build.
    return fits ? { layout: kept.data as Layout, cityId: kept.cityId, savedAt: kept.savedAt } : null
  }

  write(layout: Layout): void {
    const facts = this.facts()
    const { clock, platform } = this.deps
    if (facts) platform.storage.write(keys.homeLayout, { ...facts, savedAt: clock.now(), data: layout })
  }

  /** Null in hosts that store their programs themselves. */
  private facts() {
    const { platform, stores } = this.deps
    const build = platform.programKeeper.build()
    if (!build) return null
    const { city, preferences, user } = stores
    return { build, cityId: city.cityId, language: preferences.language, userId: user.userId }
  }
}
