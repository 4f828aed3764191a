import { makeAutoObservable } from 'mobx'
import type { Site } from '@/api/shop'
import type { AsyncResource } from '@/components/screen/async-resource'
import type { ModelDeps } from '@/components/screen/use-model'
import { type HostShareCard, shareCard } from '@/components/share/share-card'
import { ownOrigins } from '@/platform/web-origin/own-origins'
import { addressOf } from '@/router/links'
import type { RouteParams } from '@/router/table/table'

type Params = RouteParams<'site-code'>

/** Model of the QR code of a city site. Scanning it opens this screen, which changes to that city. */
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

  /**
   * The site in the address, found by any of its ids. If the address has no id, the visitor's site. Null if the site is
   * unknown.
   */
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

  /** True if the page can be shared (shell §2). */
  get mayShare(): boolean {
    return !this.deps.stores.session.forbidShare
  }

  /** Content of the QR code: the address of this screen, with the channel and distributor of this visit. */
  get address(): string {
    return (ownOrigins()[0] ?? '') + this.path
  }

  /** Card for the share hook of a mini program. */
  get shareCard(): HostShareCard {
    const title = [this.deps.stores.shop.config?.shopName, this.site?.cityName].filter(Boolean).join(' · ')
    return shareCard(this.deps.stores, 'site-code', this.own, { title })
  }

  share() {
    const { title } = this.shareCard
    return this.deps.platform.share.open({ title, url: this.path })
  }

  /** Changes the city of the storefront to this city. */
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
