import { makeAutoObservable, runInAction } from 'mobx'
import { currentLocation, type Site } from '@/api/shop'
import type { AsyncResource } from '@/components/screen/async-resource'
import type { ModelDeps } from '@/components/screen/use-model'
import { type CityGroup, groupsOf, isMeant, popularOf } from '@/domain/city/city-index'
import { keys } from '@/platform/storage/keys'

type Finding = 'idle' | 'busy' | 'found' | 'denied' | 'failed'

/** Maximum number of recent cities that are stored. */
const MAX_RECENT = 4

/**
 * Model of the shop's cities: all cities by letter, cities that match a search text, recent cities, and the nearest
 * city.
 */
export class SiteListModel {
  readonly sites: AsyncResource<Site[]>
  query = ''
  /** The letter to which the list must scroll; '' if none is chosen, and after scrolling. */
  letter = ''
  nearest: Site | null = null
  finding: Finding = 'idle'
  private readonly recentIds: readonly string[]

  constructor(private readonly deps: Pick<ModelDeps, 'client' | 'stores' | 'platform' | 'navigate' | 'screen'>) {
    const { city } = deps.stores
    this.recentIds = deps.platform.storage.read(keys.recentCities) ?? []
    this.sites = deps.screen.resource(async () => {
      await city.loadSites()
      return city.sites
    })
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
  }

  get current(): Site | null {
    return this.deps.stores.city.site
  }

  private get all(): readonly Site[] {
    return this.sites.value ?? []
  }

  get searching(): boolean {
    return this.query.trim() !== ''
  }

  /** Cities that match the search text; all cities if the search text is empty. */
  get groups(): CityGroup<Site>[] {
    if (!this.searching) return groupsOf(this.all)
    const found = this.all.filter((site) => isMeant(site, this.query))
    return found.length > 0 ? [{ letter: '', cities: found }] : []
  }

  /** Index letters of the list; empty if the list has no index. */
  get letters(): string[] {
    return this.groups.map(({ letter }) => letter).filter((letter) => letter !== '')
  }

  get popular(): Site[] {
    return popularOf(this.all).filter((site) => !this.isCurrent(site))
  }

  /** Recently chosen cities. Excludes the current city and cities that the shop has removed. */
  get recent(): Site[] {
    return this.recentIds.flatMap((id) => this.all.filter((site) => site.bsCityId === id && !this.isCurrent(site)))
  }

  isCurrent(site: Site): boolean {
    return site.bsCityId === this.deps.stores.city.cityId
  }

  search(query: string): void {
    this.query = query
  }

  goTo(letter: string): void {
    this.letter = letter
  }

  /** Resets the letter after scrolling, so that the same letter can be chosen again. */
  moved(): void {
    if (this.letter !== '') this.letter = ''
  }

  /** Requests the location from the host. Must run in a tap handler, because the host may ask for permission. */
  async find(): Promise<void> {
    this.finding = 'busy'
    const position = await this.deps.platform.location.current()
    if (position.kind !== 'located') return this.found(null, position.kind === 'denied' ? 'denied' : 'failed')
    try {
      const { latitude: lat, longitude: lng } = position
      this.deps.stores.city.notePosition({ lat, lng })
      this.found(await this.deps.client.call(currentLocation, { lat, lng }, { silent: true }), 'found')
    } catch {
      this.found(null, 'failed')
    }
  }

  /**
   * True if the host has a settings page on which the visitor can permit the location after a refusal. A web page
   * cannot open the browser's settings.
   */
  get canAllow(): boolean {
    return this.finding === 'denied' && this.deps.platform.host.isMini
  }

  /**
   * Opens the permission settings of the host. Requests the location when the visitor returns. Must run in a tap
   * handler.
   */
  async allow(): Promise<void> {
    const { kind } = await this.deps.platform.location.openSettings()
    if (kind === 'done') return this.find()
    if (kind === 'unsupported') this.found(null, 'failed')
  }

  /** Changes the city and goes back. Lists of shows in a city then reload. */
  async choose(site: Site): Promise<void> {
    if (!this.isCurrent(site)) {
      this.keep(site.bsCityId)
      void this.deps.stores.city.chooseSite(site)
    }
    await this.deps.navigate.back()
  }

  /** Stores the chosen city and the previous city as recent cities for the next visit. */
  private keep(chosen: string): void {
    const latest = [chosen, this.deps.stores.city.cityId]
    const earlier = this.recentIds.filter((id) => !latest.includes(id))
    this.deps.platform.storage.write(keys.recentCities, [...latest, ...earlier].slice(0, MAX_RECENT))
  }

  private found(site: Site | null, finding: Finding): void {
    runInAction(() => {
      this.nearest = site
      this.finding = finding
    })
  }
}
