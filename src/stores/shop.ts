import { makeAutoObservable, runInAction } from 'mobx'
import { type ShopConfig, shopConfigs } from '@/api/shop'
import { isMacao, isOfMacao, MACAO_AREA } from '@/domain/city/macao'
import { DEFAULT_LIMITS, type MerchantLimits, UNPAID_MINUTES } from '@/domain/merchant-limits'
import { MAINLAND } from '@/domain/identity/phone'
import type { PriceHiding } from '@/domain/price'
import type { Clock } from '@/lib/clock'
import { singleFlight } from '@/lib/single-flight'
import { knownLanguage, type Language } from '@/domain/languages'
import type { Client } from '@/request/client'
import type { HostStorage } from '@/platform/storage/contract'
import { keys } from '@/platform/storage/keys'
import type { CityStore } from './city'
import { persisted } from './persisted'
import { includesArea, offeredArea } from './shop-areas'
import { linkHostsOf } from './shop-links'
import { avatarOf, mainColorOf, tabIconColorOf, textColorsOf } from './shop-looks'
import { type TabEntry, tabsOf } from './shop-tabs'

export interface ShopDeps {
  client: Client
  storage: HostStorage
  clock: Clock
  /** Logs a problem without showing it, e.g. an unusable tab bar (shell §8). */
  log: (message: string, facts: Record<string, unknown>) => void
  /** The terminal of a mini program; '' on the web. */
  miniAppType: string
  /** City whose configuration is loaded. */
  city: Pick<CityStore, 'cityId' | 'site'>
}

/** The merchant's configuration and appearance. `CityStore` contains the city that the configuration applies to. */
export class ShopStore {
  /**
   * The merchant's configuration. The configuration of the last visit is used until a new one arrives, so that the
   * first paint has the merchant's color.
   */
  config: ShopConfig | null = null
  /** Time at which the configuration arrived, epoch ms; 0 before the first arrival. */
  loadedAt = 0
  status: 'idle' | 'loading' | 'ready' | 'failed' = 'idle'
  /**
   * True after the gateway has refused a call because the shop is closed. Overrides the status in an older
   * configuration.
   */
  private refused = false

  /** Loads the configuration. Concurrent calls share one request. Never throws; see `status`. */
  readonly load: () => Promise<void>

  constructor(private readonly deps: ShopDeps) {
    this.load = singleFlight(() => this.fetch())
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
    // The stored value is the output of this project's own parser, so it needs no validation. Values of an older key
    // version count as absent.
    persisted(
      deps.storage,
      keys.shopConfig,
      ({ data }) => (this.config = data as ShopConfig),
      () => (this.config ? { data: this.config, savedAt: this.loadedAt } : undefined),
    )
  }

  /**
   * True if buyers may enter the shop. An unknown status counts as open, because the gateway refuses calls of a closed
   * shop (shell §8, RE030326003101).
   */
  get open(): boolean {
    return !this.refused && (!this.config || this.config.shopStatus === 'OPEN')
  }

  /** The merchant's setting that hides prices, and the text to show instead of a price. */
  get priceHiding(): PriceHiding {
    return { hidden: this.config?.hiddenTicketPrice ?? false, text: this.config?.hiddenTicketPriceText ?? '' }
  }

  /** True if the merchant redeems vouchers instead of selling tickets (domain §1, decision 50). */
  get redeems(): boolean {
    return this.config?.zhongzhi ?? false
  }

  /** True if the merchant shows its own web pages of topics (shell §2, USE_WEB_ACTIVITY). */
  get usesWebActivity(): boolean {
    return this.config?.useWebActivity ?? false
  }

  get cartEnabled(): boolean {
    return this.config?.productCartConfig.enable ?? false
  }

  /** True if buyers can log in with the host's account by one tap (shell §6). True by default. */
  get quickLogin(): boolean {
    return this.config?.quickLogin !== false
  }

  /** Limits that the merchant has set. */
  get limits(): MerchantLimits {
    return this.config?.limits ?? DEFAULT_LIMITS
  }

  /** Minutes until an unpaid order expires, for orders that have no deadline of their own (decision 39). */
  get unpaidMinutes(): number {
    return this.config?.unpaidMinutes ?? UNPAID_MINUTES
  }

  /** Areas whose phone numbers may log in. */
  get loginAreas(): ShopConfig['supportLoginAreas'] {
    return this.config?.supportLoginAreas ?? []
  }

  /**
   * Returns the default area of a phone field. It is Macao for the language of Macao or at Macao's site, else mainland
   * China. If the merchant does not offer this area, returns an area that the merchant offers.
   */
  startArea(language: Language): string {
    const { site } = this.deps.city
    const local = (site && isMacao(site)) || isOfMacao(language) ? MACAO_AREA : MAINLAND
    return this.config ? offeredArea(local, this.loginAreas) : local
  }

  /**
   * Returns true if phone numbers of an area (`86`) may log in. Also true if the area is unknown, or the merchant lists
   * no areas.
   */
  takesArea(countryCode: string): boolean {
    return includesArea(this.loginAreas, countryCode)
  }

  get tabs(): readonly TabEntry[] {
    const navigation = this.config?.layoutBottomNavigation
    return tabsOf(navigation?.navigations ?? [], navigation?.style?.navigationType === 'OUTER', (count) =>
      this.deps.log('tab bar refused', { count }),
    )
  }

  /** Links in the footer of web pages. */
  get footerLinks(): NonNullable<ShopConfig['footerConfigVO']>['links'] {
    return this.config?.footerConfigVO?.links ?? []
  }

  /** Hosts of the links in the merchant's configuration: in tabs, footer and license. */
  get linkHosts(): readonly string[] {
    return this.config ? linkHostsOf(this.config) : []
  }

  /**
   * Returns the download bar for a sales channel, which links to the merchant's app; null if the channel has no such
   * bar.
   */
  downloadBarFor(channelId: string): ShopConfig['downloadBar'] | null {
    const bar = this.config?.downloadBar
    return bar && (bar.channelIds.length === 0 || bar.channelIds.includes(channelId)) ? bar : null
  }

  mainColor(theme: 'light' | 'dark'): string {
    return mainColorOf(this.config, theme)
  }

  tabIconColor(theme: 'light' | 'dark'): string {
    return tabIconColorOf(this.config, theme)
  }

  avatar(theme: 'light' | 'dark'): string {
    return avatarOf(this.config, theme)
  }

  textColors(theme: 'light' | 'dark'): { price: string; navigation: string } {
    return textColorsOf(this.config, theme)
  }

  /**
   * Returns true if buyers can only log in by e-mail (shell §6). This applies if the merchant has e-mail orders and
   * offers no phone login for the language.
   */
  emailOnly(language: Language): boolean {
    return (this.config?.supportEmailOrder ?? false) && !this.loginMethods(language).includes('CELLPHONE')
  }

  /** Returns the login methods for a language. Default: phone and e-mail. */
  loginMethods(language: Language): readonly ('EMAIL' | 'CELLPHONE')[] {
    const own = this.config?.supportLanguages.find(({ langTag }) => knownLanguage(langTag) === language)
    const methods = own?.loginMethod
    return methods?.length ? methods : ['CELLPHONE', 'EMAIL']
  }

  /**
   * Stores the fact that the gateway refused a call because the shop is closed. This fact applies until a
   * configuration is loaded that was requested afterwards.
   */
  noteClosed(): void {
    this.refused = true
  }

  private async fetch(): Promise<void> {
    this.setStatus('loading')
    const requestedCityId = this.deps.city.cityId
    const knewOfRefusal = this.refused
    const { miniAppType } = this.deps
    try {
      const params = { cityId: requestedCityId, ...(miniAppType && { miniAppType }) }
      const config = await this.deps.client.call(shopConfigs, params, { silent: true })
      runInAction(() => {
        this.config = config
        if (knewOfRefusal) this.refused = false
        this.loadedAt = this.deps.clock.now()
        this.status = 'ready'
      })
      const bar = config.layoutBottomNavigation
      if (bar === null || bar?.style === null) this.deps.log('tab bar refused', { reason: 'garbled' })
      // The site has changed during the request, so the configuration of the new site is loaded.
      if (this.deps.city.cityId !== requestedCityId) await this.fetch()
    } catch (error) {
      this.deps.log('shop configuration failed', { reason: String(error) })
      this.setStatus(this.config ? 'ready' : 'failed')
    }
  }

  private setStatus(status: ShopStore['status']): void {
    this.status = status
  }
}
