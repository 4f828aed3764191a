import { makeAutoObservable, runInAction } from 'mobx'
import { shopInfo, type Site } from '@/api/shop'
import { isMacao, isOfMacao } from '@/domain/city/macao'
import { DEFAULT_CITY } from '@/domain/default-city'
import type { Language } from '@/domain/languages'
import type { HostStorage } from '@/platform/storage/contract'
import { keys } from '@/platform/storage/keys'
import type { Client } from '@/request/client'
import { persisted } from './persisted'

const roughly = (degrees: number): number => Math.round(degrees * 100) / 100

const CITY_ID = /^[A-Za-z0-9_-]{1,64}$/

export interface CityDeps {
  client: Client
  storage: HostStorage
  log: (message: string, facts: Record<string, unknown>) => void
  /** Loads the merchant's configuration of the current city. Never rejects. */
  load: () => Promise<void>
}

/** The city of the displayed shows, the merchant's other cities, and the visitor's location. */
export class CityStore {
  sites: Site[] = []
  /** City id of the chosen site. */
  cityId = DEFAULT_CITY
  /** The site that was selected on the last visit. Its name is shown until the sites have loaded. */
  private storedSite: Site | null = null
  /** True if the user has chosen the site, or the location has determined the site. */
  siteChosen = false
  /** True if the language has determined the city. Another language then changes the city. */
  private suggested = false
  /**
   * True on a first visit while the sites load, because the language determines the city only afterwards. Data of the
   * default city is not loaded in that time.
   */
  placing = false
  /**
   * The visitor's location in degrees, rounded to two decimal places (about 1 km). Null while unknown. Searches send
   * it.
   */
  position: { lat: number; lng: number } | null = null

  constructor(private readonly deps: CityDeps) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
    persisted(
      deps.storage,
      keys.site,
      ({ cityId, chosen, suggested, cityName, siteId, provinceId }) => {
        this.cityId = cityId
        this.siteChosen = chosen
        this.suggested = suggested
        const facts = { siteId, bsCityId: cityId, cityId, provinceId, cityName }
        if (cityName)
          this.storedSite = { ...facts, initial: '', pinyin: '', status: '', showCount: 0, hasNearby: false }
      },
      () => ({
        cityId: this.cityId,
        chosen: this.siteChosen,
        suggested: this.suggested,
        cityName: this.site?.cityName ?? '',
        siteId: this.site?.siteId ?? '',
        provinceId: this.site?.provinceId ?? '',
        bsCityId: this.cityId,
      }),
    )
  }

  /** The selected site. Null while only its id is known, because the sites have not loaded. */
  get site(): Site | null {
    const sites = this.storedSite ? [...this.sites, this.storedSite] : this.sites
    return sites.find((site) => site.bsCityId === this.cityId) ?? null
  }

  /** Changes the city site and loads its configuration. */
  async chooseSite(site: Site): Promise<void> {
    runInAction(() => {
      this.cityId = site.bsCityId
      this.siteChosen = true
      this.suggested = false
      if (!this.site) this.sites = [...this.sites, site]
    })
    await this.deps.load()
  }

  /**
   * Selects the site of a language, unless a city was chosen or is in the address. Macao's language selects Macao's
   * site, if the merchant has one. Another language returns to the default city. Never throws.
   */
  async enterCityOf(language: Language): Promise<void> {
    const isOpen = () => !this.siteChosen && this.cityId === DEFAULT_CITY
    if (this.suggested && !isOfMacao(language)) {
      this.setCity(DEFAULT_CITY)
      return this.deps.load()
    }
    if (!isOfMacao(language) || !isOpen()) return
    runInAction(() => (this.placing = true))
    if (this.sites.length === 0)
      await this.loadSites().catch((error) => this.deps.log('sites failed', { reason: String(error) }))
    const own = isOpen() ? this.sites.find(isMacao) : undefined
    if (own) this.setCity(own.bsCityId, true)
    runInAction(() => (this.placing = false))
    if (own) await this.deps.load()
  }

  /**
   * Selects the city in an address (`BL1106`), if the merchant has it. Never throws; after a failure, the city is
   * unchanged.
   */
  async enterCity(cityId: string): Promise<void> {
    const left = this.cityId
    if (cityId === left || !CITY_ID.test(cityId)) return
    this.setCity(cityId)
    await this.loadSites().catch((error) => this.deps.log('sites failed', { reason: String(error) }))
    if (this.sites.length > 0 && !this.site && this.cityId === cityId) this.setCity(left)
    await this.deps.load()
  }

  /** Stores the visitor's rounded location (degrees) in memory, until the app is closed. */
  notePosition({ lat, lng }: { lat: number; lng: number }): void {
    this.position = { lat: roughly(lat), lng: roughly(lng) }
  }

  /** Loads the sites. Throws a RequestError. */
  async loadSites(): Promise<void> {
    const { sites } = await this.deps.client.call(shopInfo, {})
    runInAction(() => {
      this.sites = sites
    })
  }

  private setCity(cityId: string, suggested = false): void {
    this.cityId = cityId
    this.suggested = suggested
  }
}
