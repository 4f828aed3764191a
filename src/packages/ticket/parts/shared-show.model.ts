import { makeAutoObservable } from 'mobx'
import { sessionsDynamicData, sessionsStaticData } from '@/api/session'
import type { ShowDynamic, ShowStatic } from '@/api/show'
import { DEFAULT_GROUND, type PosterShow } from '@/components/poster/poster.model'
import { type HostShareCard, shareCard } from '@/components/share/share-card'
import type { AsyncResource } from '@/components/screen/async-resource'
import type { ModelDeps } from '@/components/screen/use-model'
import { tierPrice } from '@/components/show/sale-prices'
import { joinSessions, type Session, sessionState } from '@/components/show/sessions'
import { ShowLoader } from '@/components/show/show-loader'
import { lowestPrice, type ShownPrice } from '@/domain/price'
import { picksSeats, type SaleState, saleState } from '@/domain/show/status'
import { joinFacts } from '@/lib/join-facts'
import { accentOf } from '@/styles/accent'
import { addressToShare } from '@/components/share/address-to-share'

/** The shared show and the shared session. */
export interface SharedShow {
  showId: string
  sessionId?: string | undefined
}

type Deps = Pick<ModelDeps, 'client' | 'clock' | 'platform' | 'screen' | 'stores'>

const OVER = new Set<SaleState['action']>(['cancelled', 'finished', 'notListed'])
const SELLS = new Set<SaleState['action']>(['buy', 'pickSeats', 'priorityBuy'])

/**
 * Model of a shared show and session. It uses only public calls, so that no data of a ticket, an order or a person is
 * shared. Loading the sale and loading the sessions can fail independently.
 */
export class SharedShowModel {
  readonly show: AsyncResource<ShowStatic>
  readonly sale: AsyncResource<ShowDynamic>
  private readonly sessions: AsyncResource<Session[]>
  /** True while the share picture is open. */
  picturing = false
  private readonly target: { name: 'share-show-detail'; params: { showId: string; sessionId?: string } }

  constructor(
    private readonly deps: Deps,
    private readonly shared: SharedShow,
  ) {
    const { client, screen } = deps
    const { showId, sessionId } = shared
    const loader = new ShowLoader(deps, { showId })
    this.target = { name: 'share-show-detail', params: { showId, ...(sessionId && { sessionId }) } }
    this.show = screen.resource(() => loader.facts())
    this.sale = screen.resource(() => loader.dynamic())
    this.sessions = screen.resource(async () => {
      const quiet = { silent: true }
      const [statics, dynamics] = await Promise.all([
        client.call(sessionsStaticData, { showId }, quiet),
        client.call(sessionsDynamicData, { showId }, quiet),
      ])
      return joinSessions(statics, dynamics)
    })
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
  }

  /** The shared session; null while it loads, and if the show does not contain it. */
  get session(): Session | null {
    const { sessionId } = this.shared
    return this.sessions.value?.find(({ bizShowSessionId }) => bizShowSessionId === sessionId) ?? null
  }

  /** True if the show does not contain the shared session anymore. */
  get sessionGone(): boolean {
    return Boolean(this.shared.sessionId) && this.sessions.value !== null && this.session === null
  }

  /** Sale state of the session while the show is on sale, else of the show. Null while unknown. */
  get state(): SaleState | null {
    const { ofShow, session, show } = this
    if (!ofShow || !session || !SELLS.has(ofShow.action)) return ofShow
    return sessionState(session, this.deps.clock.now(), this.seating(show.value)) ?? ofShow
  }

  /** True if the whole show is over, canceled or not listed. */
  get showOver(): boolean {
    return this.ofShow !== null && OVER.has(this.ofShow.action)
  }

  /** True if the session is over but the show has other sessions. */
  get sessionOver(): boolean {
    return !this.showOver && this.state !== null && OVER.has(this.state.action)
  }

  /** True if the session is on sale. */
  get sells(): boolean {
    return this.session !== null && this.state !== null && SELLS.has(this.state.action) && !this.soldElsewhere
  }

  /** Lowest price of the session. If this price is unknown, the lowest price of the show. */
  get price(): ShownPrice {
    const { session, sale } = this
    const hiding = this.deps.stores.shop.priceHiding
    const min = session?.sale?.minPrice ?? null
    if (!sale.value) return { kind: 'hidden' }
    if (min === null) return lowestPrice(sale.value, hiding)
    const price = tierPrice(min, sale.value, { tickets: 1, hiding })
    return price.kind === 'amount' ? { ...price, from: true } : price
  }

  /** Loads all data, for the "try again" button. */
  async load(): Promise<void> {
    await Promise.all([this.show.load(), this.sale.load(), this.sessions.load()])
  }

  setPicturing(open: boolean): void {
    this.picturing = open
  }

  /** Complete address that a friend can open. */
  get address(): string {
    return addressToShare(this.target, this.deps.stores.session.shared)
  }

  /** Opens the browser's share panel. @param title text that the view has translated */
  share(title: string, when: string) {
    const { venueName = '' } = this.show.value ?? {}
    return this.deps.platform.share.open({ title, text: joinFacts([when, venueName]), url: this.address })
  }

  copy() {
    return this.deps.platform.clipboard.copy(this.address)
  }

  /** Returns the card for the share hook of a mini program. @param title text that the view has translated */
  card(title: string, when: string): HostShareCard {
    const { venueName = '', posterUrl = '' } = this.show.value ?? {}
    const texts = { title, desc: joinFacts([when, venueName]), picture: posterUrl }
    return shareCard(this.deps.stores, this.target.name, this.target.params, texts)
  }

  /** Returns the content of the share picture. @param labels texts that the view has translated */
  picture(labels: Pick<PosterShow, 'lead' | 'date' | 'price' | 'hint'>): PosterShow | null {
    const show = this.show.value
    if (!show) return null
    const { shop } = this.deps.stores
    return {
      ...labels,
      opens: this.target,
      name: show.showName,
      venue: joinFacts([show.cityName, show.venueName]),
      posterUrl: show.posterUrl,
      ground: show.posterColor || DEFAULT_GROUND,
      merchant: shop.config?.shopName ?? '',
      accent: accentOf(shop.mainColor('light'), 'light').accentInk,
    }
  }

  private get ofShow(): SaleState | null {
    const { sale, show } = this
    return sale.value && saleState({ ...this.seating(show.value), ...sale.value }, this.deps.clock.now())
  }

  /** True if a partner sells the show on its own page. */
  private get soldElsewhere(): boolean {
    return Boolean(this.show.value?.jumpUrlInfo)
  }

  private seating(show: ShowStatic | null): { supportSeatPicking: boolean } {
    return { supportSeatPicking: picksSeats(show?.seatPickType) }
  }
}
