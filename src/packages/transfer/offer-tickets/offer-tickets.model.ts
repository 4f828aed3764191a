import { makeAutoObservable } from 'mobx'
import { offerTickets, type OrderReturn, orderReturn, readOrderReturn, type ReturnUnit } from '@/api/ticket-return'
import { showDone } from '@/components/after-sale/questions'
import { createSubmit } from '@/components/after-sale/submit'
import { openUnits, UnitSelection } from '@/components/after-sale/unit-selection'
import type { Resource } from '@/components/screen/async-resource'
import { HANDLES_NOT_FOUND } from '@/components/screen/failure-message'
import type { ModelDeps } from '@/components/screen/use-model'
import { groupOf, shownOffer } from '@/components/ticket-return/offer-groups'
import { takeBack } from '@/components/ticket-return/take-back'
import { TICKET_RETURN_CODES } from '@/domain/business-codes/ticket-return'
import { isOpenReturn } from '@/domain/ticket-return/rule'
import { formatMoney } from '@/locales/format-money'
import { returnTexts } from '@/locales/namespaces/return'
import { submit } from '@/payment/submit-once'
import { isRequestError } from '@/request/errors'
import { type OfferAmounts, offerAmounts } from './offer-amounts'

const isListed = ({ offer }: ReturnUnit): boolean => offer !== null && isOpenReturn(offer.state)

/** Model of the resale screen: choose tickets, list them for the waitlist, withdraw listings. */
export class OfferTicketsModel {
  readonly order: Resource<OrderReturn>
  readonly choice: UnitSelection<ReturnUnit>
  /** Asks the buyer and lists the chosen units for the amount that was shown. Never rejects. */
  readonly submit: () => Promise<void>

  constructor(
    private readonly deps: Pick<ModelDeps, 'client' | 'clock' | 'dialogs' | 'platform' | 'screen' | 'stores'>,
    readonly orderId: string,
  ) {
    this.order = deps.screen.query(orderReturn, { orderId }, { options: HANDLES_NOT_FOUND })
    this.choice = new UnitSelection<ReturnUnit>(this)
    this.submit = createSubmit(deps, {
      ...{ texts: returnTexts, orderId, choice: this.choice },
      quote: () => this.amounts && { unitIds: this.choice.chosenIds, amount: this.amounts.back },
      question: ({ amount }) => {
        const count = this.choice.chosen.reduce((sum, unit) => sum + unit.count, 0)
        return { content: { key: 'return.ask', values: { count, amount: formatMoney(amount) } } }
      },
      send: (terms) =>
        submit(
          () => deps.client.call(offerTickets, { orderId, ...terms }, { inlineErrors: true }),
          [TICKET_RETURN_CODES.returnAmountChanged],
        ),
      renew: (error, { unitIds, amount: from }) => {
        const order = isRequestError(error) ? readOrderReturn(error.data) : null
        if (!order) return null
        this.order.put(order)
        const units = order.units.filter(({ unitId }) => unitIds.includes(unitId))
        const to = offerAmounts(order, units).back
        return { quote: { unitIds, amount: to }, from, to }
      },
      onDone: (order) => {
        this.order.put(order)
        this.choice.reset()
        showDone(deps.dialogs, returnTexts)
      },
      // The refusal with a new amount has brought the present state.
      onFailure: (why) => why !== 'declined' && this.order.load(),
    })
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
    deps.screen.reaction(
      () => this.order.value,
      (order) => order && this.choice.renew(order.units.length === 1),
    )
  }

  private get all(): readonly ReturnUnit[] {
    return this.order.value?.units ?? []
  }

  /** Units that were ever listed, with the state of their newest listing. */
  get listed(): readonly ReturnUnit[] {
    return this.all.filter((unit) => shownOffer(unit) !== null)
  }

  /** A ticket is listed now. */
  get hasListing(): boolean {
    return this.listed.some(isListed)
  }

  /** Units that the buyer has, including those that cannot be listed. */
  get units(): readonly ReturnUnit[] {
    return this.all.filter((unit) => unit.hindrance !== 'RETURNED' && !isListed(unit))
  }

  /** Units that can be chosen. */
  get open(): readonly ReturnUnit[] {
    return openUnits(this.order.value, this.units)
  }

  /** Number of buyers on the waitlists of the tiers that can be chosen. */
  get waiting(): number {
    const tiers = new Map(this.open.map(({ seatPlanName, waiting }) => [seatPlanName, waiting]))
    return [...tiers.values()].reduce((sum, count) => sum + count, 0)
  }

  /** Proceeds of the chosen units; null without a choice. */
  get amounts(): OfferAmounts | null {
    const order = this.order.value
    return order && this.choice.chosen.length > 0 ? offerAmounts(order, this.choice.chosen) : null
  }

  /** Withdraws the listing of a unit after a question. Never rejects. */
  async withdrawListing(unit: ReturnUnit): Promise<void> {
    const group = groupOf(unit)
    const now = group && (await takeBack(this.deps, this.orderId, group))
    if (now === 'failed') await this.order.load()
    else if (now && now !== 'kept') this.order.put(now)
  }
}
