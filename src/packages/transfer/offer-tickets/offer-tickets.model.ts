import { makeAutoObservable } from 'mobx'
import { offerTickets, type OrderResale, orderResale, readOrderResale, type ResaleUnit } from '@/api/resale'
import { showOffered } from '@/components/after-sale/questions'
import { createSubmit } from '@/components/after-sale/submit'
import { openUnits, UnitSelection } from '@/components/after-sale/unit-selection'
import type { Resource } from '@/components/screen/async-resource'
import { HANDLES_NOT_FOUND } from '@/components/screen/failure-message'
import type { ModelDeps } from '@/components/screen/use-model'
import { groupOf, shownListing } from '@/components/resale/listing-groups'
import { withdrawListing } from '@/components/resale/withdraw-listing'
import { RESALE_CODES } from '@/domain/business-codes/resale'
import { isOpenResale } from '@/domain/resale/rule'
import { formatMoney } from '@/locales/format-money'
import { resaleTexts } from '@/locales/namespaces/resale'
import { submit } from '@/payment/submit-once'
import { isRequestError } from '@/request/errors'
import { type ListingAmounts, listingAmounts } from './listing-amounts'

const isListed = ({ offer }: ResaleUnit): boolean => offer !== null && isOpenResale(offer.state)

/** Model of the resale screen. The buyer chooses tickets, lists them for the waitlist, and can withdraw listings. */
export class OfferTicketsModel {
  readonly order: Resource<OrderResale>
  readonly choice: UnitSelection<ResaleUnit>
  /** Lists the chosen units for the displayed amount after the buyer confirms. Never rejects. */
  readonly submit: () => Promise<void>

  constructor(
    private readonly deps: Pick<ModelDeps, 'client' | 'clock' | 'dialogs' | 'platform' | 'screen' | 'stores'>,
    readonly orderId: string,
  ) {
    this.order = deps.screen.query(orderResale, { orderId }, { options: HANDLES_NOT_FOUND })
    this.choice = new UnitSelection<ResaleUnit>(this)
    this.submit = createSubmit(deps, {
      ...{ texts: resaleTexts, orderId, choice: this.choice },
      quote: () => this.amounts && { unitIds: this.choice.chosenIds, amount: this.amounts.back },
      question: ({ amount }) => {
        const count = this.choice.chosen.reduce((sum, unit) => sum + unit.count, 0)
        return { content: { key: 'resale.ask', values: { count, amount: formatMoney(amount) } } }
      },
      send: (terms) =>
        submit(
          () => deps.client.call(offerTickets, { orderId, ...terms }, { inlineErrors: true }),
          [RESALE_CODES.resaleAmountChanged],
        ),
      renew: (error, { unitIds, amount: from }) => {
        const order = isRequestError(error) ? readOrderResale(error.data) : null
        if (!order) return null
        this.order.put(order)
        const units = order.units.filter(({ unitId }) => unitIds.includes(unitId))
        const to = listingAmounts(order, units).back
        return { quote: { unitIds, amount: to }, from, to }
      },
      onDone: (order) => {
        this.order.put(order)
        this.choice.reset()
        showOffered(deps.dialogs, resaleTexts)
      },
      // If the request was refused because of a changed amount, the response already contained the current data.
      onFailure: (why) => why !== 'declined' && this.order.load(),
    })
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
    deps.screen.reaction(
      () => this.order.value,
      (order) => order && this.choice.refresh(order.units.length === 1),
    )
  }

  private get all(): readonly ResaleUnit[] {
    return this.order.value?.units ?? []
  }

  /** Units that are or were listed, with the state of their newest listing. */
  get listed(): readonly ResaleUnit[] {
    return this.all.filter((unit) => shownListing(unit) !== null)
  }

  /** True if a ticket is currently listed. */
  get hasListing(): boolean {
    return this.listed.some(isListed)
  }

  /** Units that belong to the buyer, including units that cannot be listed. */
  get units(): readonly ResaleUnit[] {
    return this.all.filter((unit) => unit.hindrance !== 'RETURNED' && !isListed(unit))
  }

  /** Units that the buyer can choose. */
  get open(): readonly ResaleUnit[] {
    return openUnits(this.order.value, this.units)
  }

  /** Number of buyers who wait for the tiers of the available units. */
  get waiting(): number {
    const tiers = new Map(this.open.map(({ seatPlanName, waiting }) => [seatPlanName, waiting]))
    return [...tiers.values()].reduce((sum, count) => sum + count, 0)
  }

  /** Amounts of a resale of the chosen units; null if none is chosen. */
  get amounts(): ListingAmounts | null {
    const order = this.order.value
    return order && this.choice.chosen.length > 0 ? listingAmounts(order, this.choice.chosen) : null
  }

  /** Withdraws the listing of a unit after the buyer confirms. Never rejects. */
  async withdrawListing(unit: ResaleUnit): Promise<void> {
    const group = groupOf(unit)
    const now = group && (await withdrawListing(this.deps, this.orderId, group))
    if (now === 'failed') await this.order.load()
    else if (now && now !== 'declined') this.order.put(now)
  }
}
