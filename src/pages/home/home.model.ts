import { makeAutoObservable } from 'mobx'
import { type Layout, layouts } from '@/api/layout'
import type { SharedResource } from '@/components/screen/shared-resource'
import type { ModelDeps } from '@/components/screen/use-model'

/** Milliseconds. */
const STALE_TIME = 60_000

/** Home as the merchant laid it out for the chosen city. */
export class HomeModel {
  readonly layout: SharedResource<Layout>

  constructor({ screen, stores }: Pick<ModelDeps, 'screen' | 'stores'>) {
    // The page requests exactly this before the scripts are there (platform/boot): other parameters would send a second request.
    const params = () => ({ page: 'HOME' as const, cityId: stores.shop.cityId })
    this.layout = screen.query(layouts, params, { staleTime: STALE_TIME })
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
  }

  /** The search prompt of this city; '' for the storefront's own. */
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
}
