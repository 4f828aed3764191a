import { makeAutoObservable } from 'mobx'
import type { Site } from '@/api/shop'
import type { AsyncResource } from '@/components/screen/async-resource'
import type { ModelDeps } from '@/components/screen/use-model'
import { type HostShareCard, shareCard } from '@/components/share/share-card'
import { ownOrigins } from '@/platform/web-origin/own-origins'
import { addressOf } from '@/router/links'
import type { RouteParams } from '@/router/table/table'

type Params = RouteParams<'site-code'>

/** The code of a city site: scanning it opens this screen, which enters the storefront in that city. */
export class SiteCodeModel {
  readonly sites: AsyncResource<Site[]>

  constructor(
    private readonly deps: Pick<ModelDeps, 'stores' | 'platform' | 'navigate' | 'screen'>,
    private readonly params: Params,
  ) {
    const { screen, stores, platform } = deps
    this.sites = screen.resource(async () => {
      await stores.city.loadSites()
      return stores.city.sites
    })
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
    screen.onShow(() => platform.share.allow(this.mayShare))
  }

  /** The site of the address, by any of its ids; without one the visitor's. Null for an unknown site. */
  get site(): Site | null {
    const { siteId } = this.params
    const wanted = siteId ?? this.deps.stores.city.cityId
    const named = ({ siteId: id, bsCityId, cityId }: Site) => [bsCityId, id, cityId].includes(wanted)
    return this.sites.value?.find(named) ?? null
  }

  /** True if the storefront already shows this city. */
  get isCurrent(): boolean {
    return this.site?.bsCityId === this.deps.stores.city.cityId
  }

  /** The visit may not be shared further (shell §2). */
  get mayShare(): boolean {
    return !this.deps.stores.session.forbidShare
  }

  /** Content of the code: this screen's address with the channel and the distributor of the visit. */
  get address(): string {
    return (ownOrigins()[0] ?? '') + this.path
  }

  /** The card of a mini program's share hook. */
  get shareCard(): HostShareCard {
    const title = [this.deps.stores.shop.config?.shopName, this.site?.cityName].filter(Boolean).join(' · ')
    return shareCard(this.deps.stores, 'site-code', this.own, { title })
  }

  share() {
    const { title } = this.shareCard
    return this.deps.platform.share.open({ title, url: this.path })
  }

  /** Shows the storefront in this city. */
  async enter(): Promise<void> {
    const { site, deps } = this
    if (site && !this.isCurrent) void deps.stores.city.chooseSite(site)
    await deps.navigate.switchTab('home')
  }

  private get own(): Params {
    return { siteId: this.site?.bsCityId ?? '' }
  }

  private get path(): string {
    return addressOf('site-code', { siteId: this.site?.bsCityId ?? '' }, this.deps.stores.session.shared)
  }
}
