import { makeAutoObservable } from 'mobx'
import { type VenueEntry, venues } from '@/api/venue'
import { type FetchedPage, pageOptions, type PagedList } from '@/components/lists/paged-list'
import type { ModelDeps } from '@/components/screen/use-model'
import type { RouteParams } from '@/router/table/table'

/** Entries a page (shell §9). */
const PAGE = 20

/** The venues of the visitor's city, or all where a coupon can be used. */
export class VenueListModel {
  readonly venues: PagedList<VenueEntry>

  constructor(
    private readonly deps: Pick<ModelDeps, 'client' | 'stores' | 'screen'>,
    private readonly params: RouteParams<'venue-list'>,
  ) {
    const { screen, stores } = deps
    this.venues = screen.list(
      (offset) => this.fetch(offset),
      ({ venueId }) => venueId,
      { staleTime: Infinity },
    )
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
    screen.reaction(
      () => stores.shop.cityId,
      () => void this.venues.replace(),
    )
  }

  get ofCoupon(): boolean {
    return Boolean(this.params.couponId)
  }

  private fetch(offset: number): Promise<FetchedPage<VenueEntry>> {
    const { couponId } = this.params
    const where = couponId ? { couponId } : { cityId: this.deps.stores.shop.cityId }
    return this.deps.client.call(venues, { ...where, offset, length: PAGE }, pageOptions(offset))
  }
}
