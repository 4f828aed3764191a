import { makeAutoObservable, reaction } from 'mobx'
import { type Layout, layouts } from '@/api/layout'
import { Loadable } from '@/components/loading/loadable'
import type { Services } from '@/components/services'

/** A layout older than this is asked for again when one comes back to home. Milliseconds. */
const FRESH = 60_000

/** Home as the merchant laid it out for the chosen city. */
export class HomeModel {
  readonly layout: Loadable<Layout>
  private loadedAt = 0
  private readonly disposeReaction: () => void

  constructor(private readonly deps: Pick<Services, 'client' | 'stores' | 'clock'>) {
    const { client, stores } = deps
    // The page has asked for exactly this before the scripts came (platform/boot): other parameters would ask twice.
    this.layout = new Loadable(() => client.call(layouts, { page: 'HOME', cityId: stores.shop.cityId }))
    makeAutoObservable<this, 'deps' | 'loadedAt' | 'disposeReaction'>(
      this,
      { deps: false, loadedAt: false, disposeReaction: false },
      { autoBind: true },
    )
    this.disposeReaction = reaction(
      () => [stores.shop.cityId, stores.preferences.language].join(),
      () => void this.load(),
    )
  }

  /** What the search prompt of this city says; '' for the storefront's own. */
  get prompt(): string {
    const bar = this.layout.value?.components.find((component) => component.type === 'SEARCH_BAR')
    return bar?.placeholder ?? ''
  }

  /** The first card with real data is about to be painted. */
  get hasShows(): boolean {
    return (
      this.layout.value?.components.some((component) => 'shows' in component && component.shows.length > 0) ?? false
    )
  }

  /** Loads or reloads; what is shown stays until the new layout is there. */
  async load(): Promise<void> {
    if (await this.layout.load()) this.loadedAt = this.deps.clock.now()
  }

  /** Home is in view again: an old layout is replaced quietly. */
  async refreshIfOld(): Promise<void> {
    if (this.loadedAt > 0 && !this.layout.pending && this.deps.clock.now() - this.loadedAt > FRESH) await this.load()
  }

  dispose(): void {
    this.disposeReaction()
  }
}
