import { makeAutoObservable } from 'mobx'
import { type Layout, layouts } from '@/api/layout'
import type { SharedResource } from '@/components/screen/shared-resource'
import type { ModelDeps } from '@/components/screen/use-model'
import { withoutRepeats } from '@/domain/show/without-repeats'
import { CachedHome, type CachedLayout } from './cached-home'

/** Time after which the layout is reloaded when the page is shown again, ms. */
const STALE_TIME = 60_000
/** Delay between a response and storing it in the cache, ms, so that the response is rendered first. */
const COPY_DELAY = 1_000

/** Model of the home page in the merchant's layout for the selected city. */
export class HomeModel {
  readonly layout: SharedResource<Layout>
  /** Cached layout of an earlier visit. */
  private readonly cached: CachedLayout | null
  private readonly city: { readonly cityId: string }

  constructor({ clock, platform, screen, stores }: Pick<ModelDeps, 'clock' | 'platform' | 'screen' | 'stores'>) {
    this.city = stores.city
    // The page already sends this request before the scripts load (platform/boot). Other parameters would cause a
    // second request.
    const params = () => ({ page: 'HOME' as const, cityId: stores.city.cityId })
    this.layout = screen.query(layouts, params, { staleTime: STALE_TIME, when: () => !stores.city.placing })
    const keeper = new CachedHome({ clock, platform, stores })
    this.cached = keeper.read()
    makeAutoObservable<this, 'cached' | 'shop'>(this, { cached: false, shop: false }, { autoBind: true, deep: false })
    screen.reaction(
      () => this.layout.value,
      (layout) => {
        if (layout) screen.timeout(() => keeper.write(layout), COPY_DELAY)
      },
    )
  }

  /**
   * The loaded layout; until it has loaded, the cached layout. Null if there is neither. Repeated shows are removed.
   */
  get shown(): Layout | null {
    const layout = this.layout.value ?? this.copy?.layout ?? null
    return layout && { ...layout, components: withoutRepeats(layout.components) }
  }

  /** Time at which the displayed layout was cached, epoch ms; null for a loaded layout. */
  get cachedAt(): number | null {
    return this.layout.value === null ? (this.copy?.savedAt ?? null) : null
  }

  /** The cached layout if it belongs to the current city; else null. */
  private get copy(): CachedLayout | null {
    return this.cached?.cityId === this.city.cityId ? this.cached : null
  }

  /** Search prompt of this city; '' for the default text. */
  get prompt(): string {
    const bar = this.shown?.components.find((component) => component.type === 'SEARCH_BAR')
    return bar?.placeholder ?? ''
  }

  /** True if the first card with real data is about to be painted. */
  get hasShows(): boolean {
    return this.shown?.components.some((component) => 'shows' in component && component.shows.length > 0) ?? false
  }
}
