import { makeAutoObservable, runInAction } from 'mobx'
import { type ListedReservable, reservables } from '@/api/reservation'
import { searchShows } from '@/api/search'
import type { ShowCard } from '@/api/show-card'
import { type Venue, venue } from '@/api/venue'
import { type FetchedPage, pageOptions, type PagedList } from '@/components/lists/paged-list'
import type { Resource } from '@/components/screen/async-resource'
import { HANDLES_NOT_FOUND } from '@/components/screen/failure-message'
import type { ModelDeps } from '@/components/screen/use-model'
import { type HostShareCard, shareCard } from '@/components/share/share-card'
import { openVenueMap } from '@/components/show/open-venue-map'
import { addressOf } from '@/router/links'
import type { RouteParams } from '@/router/table/table'
import { SHOW_STALE_TIME } from '../sale/stale-time'

/** Number of shows per page (shell §9). */
const PAGE = 20

/** Model of a venue and its upcoming shows. */
export class VenueModel {
  readonly venue: Resource<Venue>
  readonly shows: PagedList<ShowCard>
  /** Services that can be reserved at the venue. The screen omits them if they fail to load. */
  readonly services: Resource<ListedReservable[]>
  /** Total number of shows, set with the first page. */
  total = 0
  /** True while the sheet with the directions is open (phones only). */
  waysOpen = false

  constructor(
    private readonly deps: Pick<ModelDeps, 'client' | 'stores' | 'platform' | 'screen'>,
    private readonly params: RouteParams<'venue'>,
  ) {
    const { screen, platform } = deps
    const { venueId } = params
    this.venue = screen.query(venue, { venueId }, { options: HANDLES_NOT_FOUND, staleTime: SHOW_STALE_TIME })
    this.services = screen.query(reservables, { venueId }, { options: { silent: true }, staleTime: SHOW_STALE_TIME })
    // The list is not reloaded when the screen is shown again, because a reload starts with the first page and would
    // lose the scroll position.
    this.shows = screen.list(
      (offset) => this.fetch(offset),
      ({ showId }) => showId,
      { staleTime: Infinity },
    )
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
    screen.onShow(() => platform.share.allow(this.mayShare))
  }

  /** True if the page can be shared (shell §2). */
  get mayShare(): boolean {
    return !this.deps.stores.session.forbidShare
  }

  get venueId(): string {
    return this.params.venueId
  }

  get hasLocation(): boolean {
    const { lat = null, lng = null } = this.venue.value ?? {}
    return lat !== null && lng !== null
  }

  /** Card for the share hook of a mini program. */
  get shareCard(): HostShareCard {
    const { venueName = '', address = '', imageUrl = '' } = this.venue.value ?? {}
    return shareCard(this.deps.stores, 'venue', this.params, { title: venueName, desc: address, picture: imageUrl })
  }

  setWaysOpen(open: boolean): void {
    this.waysOpen = open
  }

  /** Loads all data, for the "try again" button. */
  async load(): Promise<void> {
    await Promise.all([this.venue.load(), this.shows.load()])
  }

  share() {
    const { venueName = '', address = '' } = this.venue.value ?? {}
    return this.deps.platform.share.open({
      title: venueName,
      text: [venueName, address].filter(Boolean).join(' · '),
      url: addressOf('venue', { venueId: this.params.venueId }, this.deps.stores.session.shared),
    })
  }

  openMap() {
    const { lat, lng, venueName = '', address = '' } = this.venue.value ?? {}
    return openVenueMap(this.deps.platform, { latitude: lat, longitude: lng, name: venueName, address })
  }

  copyAddress() {
    return this.deps.platform.clipboard.copy(this.venue.value?.address ?? '')
  }

  private async fetch(offset: number): Promise<FetchedPage<ShowCard>> {
    const { venueId } = this.params
    const page = await this.deps.client.call(
      searchShows,
      { pageType: 'VENUE', venueId, offset, length: PAGE },
      pageOptions(offset),
    )
    runInAction(() => (this.total = offset === 0 ? page.total : this.total))
    return page
  }
}
