import { makeAutoObservable } from 'mobx'
import {
  channelDiscounts,
  type DescriptionBlock,
  type Promotion,
  promotions,
  type ServiceNote,
  serviceNotes,
  showDescriptions,
} from '@/api/show'
import type { ShowCard, ShowStatus } from '@/api/show-card'
import { recommendedShows } from '@/api/search'
import { DEFAULT_GROUND, type PosterShow } from '@/components/poster/poster.model'
import { type HostShareCard, shareCard } from '@/components/share/share-card'
import type { ShowPreview } from '@/components/show/show-preview'
import type { Resource } from '@/components/screen/async-resource'
import { openVenueMap } from '@/components/show/open-venue-map'
import type { ModelDeps } from '@/components/screen/use-model'
import { type CalendarEvent, showEnd } from '@/domain/calendar/event'
import { addressOf } from '@/router/links'
import type { RouteParams } from '@/router/table/table'
import { accentOf } from '@/styles/accent'
import type { Session } from '@/components/show/sessions'
import { ShowSale } from '../sale/show-sale'
import { SHOW_STALE_TIME } from '../sale/stale-time'

/** Time of the reminder in the calendar entry, in minutes before the start. */
const ALARM = 180

/** Maximum number of related shows. */
const RELATED = 8
const OVER: ReadonlySet<ShowStatus> = new Set(['DISABLED', 'CANCELED', 'COMPLETED', 'DELAY'])

const settled = ({ status }: Resource<unknown>): boolean => status === 'ready' || status === 'failed'

type DetailDeps = Pick<ModelDeps, 'client' | 'navigate' | 'stores' | 'clock' | 'platform' | 'screen' | 'tappedShow'>

/** Model of a show's page: its sale and its description. Each section loads and fails independently. */
export class ShowDetailModel {
  readonly sale: ShowSale
  /** Service notes, such as the conditions of the sale. */
  readonly notes: Resource<ServiceNote[]>
  readonly descriptions: Resource<DescriptionBlock[]>
  readonly promotions: Resource<Promotion[]>
  /** Discounts of the sales channel of this visit. They are never loaded if the visit has no sales channel. */
  readonly channelDiscounts: Resource<Promotion[]>
  private readonly recommended: Resource<{ items: ShowCard[] }>
  /** Data of the card that opened this page; null if the page was not opened from a card. */
  readonly preview: ShowPreview | null
  notesOpen = false
  /** True while the sheet with session, tier and quantity is open (phones only). */
  booking = false
  /** True while the share sheet is open. */
  sharing = false
  /** True once the visitor has scrolled close to the related shows. */
  private relatedNear = false

  constructor(
    private readonly deps: DetailDeps,
    private readonly params: RouteParams<'show-detail'>,
  ) {
    const { screen } = deps
    const { showId, promotionId, orderId } = params
    const rules = { staleTime: SHOW_STALE_TIME }
    this.sale = new ShowSale(deps, params)
    this.notes = screen.query(serviceNotes, { showId }, rules)
    this.descriptions = screen.query(showDescriptions, { showId }, rules)
    this.promotions = screen.query(promotions, { showId, promotionId, orderId }, rules)
    this.channelDiscounts = screen.query(
      channelDiscounts,
      { showId },
      { ...rules, options: { silent: true }, when: () => deps.stores.session.channelId !== '' },
    )
    this.recommended = screen.query(
      recommendedShows,
      () => {
        const { cityId, backendCategory } = this.sale.facts.value ?? {}
        return { length: RELATED + 1, cityId, backendCategoryCode: backendCategory?.code }
      },
      {
        options: { silent: true },
        staleTime: Infinity,
        when: () => this.relatedNear && this.sale.facts.value !== null,
      },
    )
    this.preview = deps.tappedShow.preview(showId, deps.stores.preferences.language)
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
    screen.reaction(
      () => this.sale.facts.value,
      (facts) => facts && deps.tappedShow.set(facts, deps.stores.preferences.language),
    )
    screen.onShow(() => deps.platform.share.allow(this.mayShare))
  }

  /** Session that the page describes: the selected one. */
  get next(): Session | null {
    return this.sale.selection.session
  }

  /** Calendar entry; null for a show that has no date, is over, or is canceled. */
  get event(): CalendarEvent | null {
    const show = this.sale.facts.value
    const start = this.next?.showTime
    if (!show || !this.next || this.sale.status.closed || start == null || start < this.deps.clock.now()) return null
    return {
      id: this.next.bizShowSessionId,
      title: show.showName,
      startsAt: start,
      endsAt: showEnd(start, show.showDuration),
      utcOffset: this.next.utcOffset,
      location: [show.venueName, show.venueAddress].filter(Boolean).join(' '),
      alarmMinutes: ALARM,
    }
  }

  /**
   * True if the page links to the buyer's coupons for this show. The link is shown even if there are no coupons, so
   * that the page content does not move when they load.
   */
  get hasCoupons(): boolean {
    return this.deps.stores.user.loggedIn && !this.sale.status.closed
  }

  /** True if date and venue are at their final position, because the countdown above them has loaded or failed. */
  get datesSettled(): boolean {
    return settled(this.sale.dynamic)
  }

  /** True if the favorite button is at its final position, because the count beside it has loaded or failed. */
  get heartSettled(): boolean {
    return this.sale.dynamic.value !== null || this.sale.dynamic.status === 'failed'
  }

  /** True if the description is at its final position, because the content above it has loaded or failed. */
  get settled(): boolean {
    const { notes, promotions: offers, channelDiscounts: ofChannel } = this
    return this.datesSettled && settled(notes) && settled(offers) && (ofChannel.status === 'idle' || settled(ofChannel))
  }

  /** True if the end of the page is at its final position, because the description has loaded or failed. */
  get described(): boolean {
    return settled(this.descriptions)
  }

  /** Other upcoming shows of the same kind in the same city; empty after a failure. */
  get related(): ShowCard[] {
    const { showId } = this.params
    return (this.recommended.value?.items ?? [])
      .filter((show) => show.showId !== showId && !OVER.has(show.showStatus))
      .slice(0, RELATED)
  }

  /** Loads the related shows when the visitor scrolls close to them. */
  nearRelated(): void {
    this.relatedNear = true
  }

  get hasLocation(): boolean {
    const show = this.sale.facts.value
    return show?.venueLat != null && show.venueLng != null
  }

  /** True if the page can be shared (shell §2). A preview cannot be shared, because other users cannot open it. */
  get mayShare(): boolean {
    return !this.deps.stores.session.forbidShare && !this.sale.previewed
  }

  /** Card for the share hook of a mini program. */
  get shareCard(): HostShareCard {
    const { showName = '', showDate = '', venueName = '', posterUrl = '' } = this.sale.facts.value ?? {}
    return shareCard(
      this.deps.stores,
      'show-detail',
      { showId: this.params.showId },
      { title: showName, desc: [showDate, venueName].filter(Boolean).join(' · '), picture: posterUrl },
    )
  }

  /** Returns the content of the share picture. @param labels texts that the view has translated */
  posterShow(labels: Pick<PosterShow, 'price' | 'hint'>): PosterShow | null {
    const show = this.sale.facts.value
    if (!show) return null
    const { shop } = this.deps.stores
    return {
      ...labels,
      opens: { name: 'show-detail', params: { showId: this.params.showId } },
      name: show.showName,
      date: show.showDate,
      venue: show.venueName,
      posterUrl: show.posterUrl,
      ground: show.posterColor || DEFAULT_GROUND,
      merchant: shop.config?.shopName ?? '',
      accent: accentOf(shop.mainColor('light'), 'light').accentInk,
    }
  }

  /** Opens the seat selection for a show with seats, else the booking sheet. */
  async book(): Promise<void> {
    if (this.sale.opensSeats) return this.sale.buy()
    this.setBooking(true)
  }

  setBooking(open: boolean): void {
    this.booking = open
  }

  setSharing(open: boolean): void {
    this.sharing = open
  }

  /** Loads all data, for the "try again" button. */
  async load(): Promise<void> {
    const { sale, notes, promotions: offers, descriptions } = this
    await Promise.all([sale, notes, offers, descriptions].map((part) => part.load()))
  }

  share() {
    const { showName = '', showDate = '', venueName = '' } = this.sale.facts.value ?? {}
    const text = [showName, showDate, venueName].filter(Boolean).join(' · ')
    return this.deps.platform.share.open({
      title: showName,
      text,
      url: addressOf('show-detail', { showId: this.params.showId }, this.deps.stores.session.shared),
    })
  }

  addToCalendar() {
    return this.event ? this.deps.platform.addToCalendar(this.event) : null
  }

  openMap() {
    const { venueLat, venueLng, venueName = '', venueAddress = '' } = this.sale.facts.value ?? {}
    return openVenueMap(this.deps.platform, {
      latitude: venueLat,
      longitude: venueLng,
      name: venueName,
      address: venueAddress,
    })
  }

  setNotesOpen(open: boolean): void {
    this.notesOpen = open
  }
}
