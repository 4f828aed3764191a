import { makeAutoObservable, runInAction } from 'mobx'
import { currentLocation, type Site } from '@/api/shop'
import type { AsyncResource } from '@/components/screen/async-resource'
import type { ModelDeps } from '@/components/screen/use-model'

type Finding = 'idle' | 'busy' | 'found' | 'denied' | 'failed'

/** The cities of the shop, and the nearest one after it was located. */
export class SiteListModel {
  readonly sites: AsyncResource<Site[]>
  nearest: Site | null = null
  finding: Finding = 'idle'

  constructor(private readonly deps: Pick<ModelDeps, 'client' | 'stores' | 'platform' | 'navigate' | 'screen'>) {
    const { shop } = deps.stores
    this.sites = deps.screen.resource(async () => {
      await shop.loadSites()
      return shop.sites
    })
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
  }

  get current(): Site | null {
    return this.deps.stores.shop.site
  }

  isCurrent(site: Site): boolean {
    return site.bsCityId === this.deps.stores.shop.cityId
  }

  /** Requests the location from the host, which may show a permission dialog; so only on a tap. */
  async find(): Promise<void> {
    this.finding = 'busy'
    const position = await this.deps.platform.location.current()
    if (position.kind !== 'located') return this.found(null, position.kind === 'denied' ? 'denied' : 'failed')
    try {
      const { latitude: lat, longitude: lng } = position
      this.deps.stores.shop.notePosition({ lat, lng })
      this.found(await this.deps.client.call(currentLocation, { lat, lng }, { silent: true }), 'found')
    } catch {
      this.found(null, 'failed')
    }
  }

  /** Whether the host has a page where a refused location can be allowed; a browser's settings cannot be opened by a page. */
  get canAllow(): boolean {
    return this.finding === 'denied' && this.deps.platform.host.isMini
  }

  /** Opens the host's permissions after a refusal, and locates again after the return. Only on a tap. */
  async allow(): Promise<void> {
    const { kind } = await this.deps.platform.location.openSettings()
    if (kind === 'done') return this.find()
    if (kind === 'unsupported') this.found(null, 'failed')
  }

  /** Changes the city and goes back; lists of the city's shows reload by themselves. */
  async choose(site: Site): Promise<void> {
    if (!this.isCurrent(site)) void this.deps.stores.shop.chooseSite(site)
    await this.deps.navigate.back()
  }

  private found(site: Site | null, finding: Finding): void {
    runInAction(() => {
      this.nearest = site
      this.finding = finding
    })
  }
}
