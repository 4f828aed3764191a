import { makeAutoObservable } from 'mobx'
import { type GoodsPiece, type GoodsReturns, goodsReturns } from '@/api/goods-return'
import { type ItemRefundQuote, quoteItemRefund, readItemRefundQuote } from '@/api/item-order'
import { showRefunded } from '@/components/after-sale/questions'
import { createSubmit } from '@/components/after-sale/submit'
import { openUnits, UnitSelection } from '@/components/after-sale/unit-selection'
import { variantText } from '@/components/goods/variant-text'
import { ITEM_REFUND } from '@/components/item-order/refund-items'
import type { Resource } from '@/components/screen/async-resource'
import { HANDLES_NOT_FOUND } from '@/components/screen/failure-message'
import type { ModelDeps } from '@/components/screen/use-model'
import { formatMoney } from '@/locales/format-money'
import { returnsTexts } from '@/locales/namespaces/returns'
import { SubmissionKeys, submitOnce } from '@/payment/submit-once'
import { isRequestError } from '@/request/errors'

/** A piece as a unit of the after-sale screen. */
const unitOf = ({ unitId, name, idArr, paid, hindrance }: GoodsPiece) => ({
  ...{ unitId, seatPlanName: name, count: 1, numbers: [], labels: [], paid, hindrance },
  names: [variantText({ idArr })].filter(Boolean),
})

/** Model of the refund of goods: the choice of pieces, the quote and the submission. */
export class GoodsRefundModel {
  readonly order: Resource<GoodsReturns>
  readonly quote: Resource<ItemRefundQuote>
  readonly choice: UnitSelection<ReturnType<typeof unitOf>>
  /** Refunds the pieces as quoted after the buyer confirms. Never rejects. */
  readonly submit: () => Promise<void>

  constructor(
    deps: Pick<ModelDeps, 'client' | 'clock' | 'dialogs' | 'platform' | 'screen' | 'stores'>,
    readonly orderId: string,
  ) {
    const { client, clock, platform, screen, stores } = deps
    this.order = screen.query(goodsReturns, { orderId }, { options: HANDLES_NOT_FOUND })
    this.choice = new UnitSelection<ReturnType<typeof unitOf>>(this)
    this.quote = screen.resource(
      () => client.call(quoteItemRefund, { orderId, unitIds: this.choice.chosenIds }, { inlineErrors: true }),
      { manual: true },
    )
    const keys = new SubmissionKeys({
      ...{ storage: platform.storage, clock, userId: stores.user.userId },
      unpaidMinutes: stores.shop.unpaidMinutes,
    })
    this.submit = createSubmit(deps, {
      ...{ texts: returnsTexts, orderId, choice: this.choice },
      quote: () => this.current,
      loadQuote: () => this.quote.load(),
      question: ({ quantity, amount }) => ({
        content: { key: 'returns.ask', values: { count: quantity, amount: formatMoney(amount) } },
        tone: 'danger',
      }),
      send: ({ quote }) => submitOnce(client, keys, ITEM_REFUND, { orderId, quote }),
      renew: (error, { amount: from }) => {
        const quote = isRequestError(error) ? readItemRefundQuote(error.data) : null
        if (quote) this.quote.put(quote)
        return quote && { quote, from, to: quote.amount }
      },
      onDone: async (_, { amount }) => {
        this.choice.reset()
        await this.order.load()
        showRefunded(deps.dialogs, returnsTexts, amount)
      },
      onFailure: () => this.order.load(),
    })
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
    screen.reaction(
      () => this.order.value,
      (order) => order && this.choice.refresh(this.open.length === 1),
    )
    screen.reaction(
      () => this.choice.chosenIds.join(),
      (ids) => ids !== '' && void this.quote.load(),
    )
  }

  /** Pieces that are not refunded yet. */
  get units() {
    return (this.order.value?.units ?? []).filter(({ hindrance }) => hindrance !== 'RETURNED').map(unitOf)
  }

  /** Pieces that the buyer can choose. */
  get open() {
    return openUnits(this.order.value, this.units)
  }

  /** The quote for the chosen pieces; null until it matches a changed choice. */
  get current(): ItemRefundQuote | null {
    const { value, pending } = this.quote
    return value !== null && !pending && this.choice.isExactly(value.unitIds) ? value : null
  }

  /** Returns the names of refunded pieces, each with the number of its pieces. */
  namesOf(unitIds: readonly string[]): { name: string; count: number }[] {
    const counts = new Map<string, number>()
    for (const unitId of unitIds) {
      const piece = this.order.value?.units.find((unit) => unit.unitId === unitId)
      const name = piece ? [piece.name, variantText(piece)].filter(Boolean).join(' ') : ''
      counts.set(name, (counts.get(name) ?? 0) + 1)
    }
    return [...counts].map(([name, count]) => ({ name, count }))
  }
}
