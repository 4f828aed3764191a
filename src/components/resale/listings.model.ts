import { makeAutoObservable } from 'mobx'
import { type OrderResale, orderResale } from '@/api/resale'
import type { Resource } from '@/components/screen/async-resource'
import type { ModelDeps } from '@/components/screen/use-model'
import { type ListingGroup, groupListings } from './listing-groups'
import { isOpenResale } from '@/domain/resale/rule'
import { withdrawListing } from './withdraw-listing'

type Deps = Pick<ModelDeps, 'client' | 'clock' | 'dialogs' | 'platform' | 'screen'>

/** Resale listings of an order's tickets, current and past. Screens show them beside their own data. */
export class ListingsModel {
  readonly order: Resource<OrderResale>

  /**
   * @param orderId the order; '' while there is nothing to load. Observable.
   * @param onChange called when a listing was withdrawn, or differs from the shown one
   */
  constructor(
    private readonly deps: Deps,
    private readonly orderId: () => string,
    private readonly onChange: () => unknown = () => undefined,
  ) {
    this.order = deps.screen.query(orderResale, () => ({ orderId: orderId() }), {
      // A failure is silent, because the screen's own content is shown without listings.
      options: { silent: true },
      when: () => orderId() !== '',
    })
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
  }

  get groups(): readonly ListingGroup[] {
    return groupListings(this.order.value?.units ?? [])
  }

  /** Number of tickets that were sold to the waitlist. */
  get sold(): number {
    return this.groups.find(({ state }) => state === 'SOLD')?.count ?? 0
  }

  /** Returns a list with the group of a ticket's listing. The list is empty without a listing. */
  groupsOf(ticketId: string): readonly ListingGroup[] {
    return groupListings(this.order.value?.units.filter(({ ticketIds }) => ticketIds.includes(ticketId)) ?? [])
  }

  /** Returns the open listing of a ticket; undefined without an open listing. */
  openOf(ticketId: string): ListingGroup | undefined {
    return this.groupsOf(ticketId).find(({ state }) => isOpenResale(state))
  }

  /** Withdraws listings after a confirmation. Never rejects. */
  async withdraw(group: ListingGroup): Promise<void> {
    const now = await withdrawListing(this.deps, this.orderId(), group)
    if (now === 'declined') return
    if (now === 'failed') await this.order.load()
    else this.order.put(now)
    await this.onChange()
  }
}
