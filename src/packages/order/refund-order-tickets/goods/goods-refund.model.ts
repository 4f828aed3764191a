import { makeAutoObservable } from 'mobx'
import {
  applyReturn,
  cancelReturn,
  type GoodsPiece,
  type GoodsReturn,
  type GoodsReturns,
  goodsReturns,
  previewReturn,
  readNewTerms,
  sendReturn,
} from '@/api/goods-return'
import { type ItemRefundQuote, quoteItemRefund, readItemRefundQuote } from '@/api/item-order'
import { showRefunded } from '@/components/after-sale/questions'
import { createSubmit } from '@/components/after-sale/submit'
import { openUnits, UnitSelection } from '@/components/after-sale/unit-selection'
import { variantText } from '@/components/goods/variant-text'
import { ITEM_REFUND } from '@/components/item-order/refund-items'
import type { Resource } from '@/components/screen/async-resource'
import { HANDLES_NOT_FOUND } from '@/components/screen/failure-message'
import { alertFailure } from '@/components/screen/notify-failure'
import type { ModelDeps } from '@/components/screen/use-model'
import { REFUND_CODES } from '@/domain/business-codes/refund'
import {
  GOODS_ACTIONS,
  type GoodsAction,
  RETURN_REASONS,
  type ReturnKind,
  type ReturnReason,
} from '@/domain/goods/return'
import type { Fen } from '@/domain/money'
import { formatMoney } from '@/locales/format-money'
import { returnsTexts } from '@/locales/namespaces/returns'
import { SubmissionKeys, submitOnce } from '@/payment/submit-once'
import { isRequestError } from '@/request/errors'
import { confirmCancel, showApplied } from './return-messages'
import { ReturnPicturesModel } from './return-pictures.model'

const APPLICATION = { call: applyReturn, priceCodes: [REFUND_CODES.refundQuoteChanged], handledStatuses: [] }

/** A request that a buyer can make for pieces. */
export type GoodsRequest = Exclude<GoodsAction, 'NONE'>

/** Money of a request, fen. `refund` is the signed quote of a refund, null for returns. */
export interface GoodsQuote {
  unitIds: readonly string[]
  amount: Fen
  extras: Fen
  refund: ItemRefundQuote | null
}

/** Reason that blocks a piece; another request for pieces that cannot be in this one. */
type Block = GoodsPiece['hindrance'] | GoodsRequest

/** A piece as a unit of the after-sale screen. */
const unitOf = ({ unitId, name, idArr, paid, action, hindrance }: GoodsPiece, mode: GoodsAction) => ({
  ...{ unitId, seatPlanName: name, count: 1, numbers: [], labels: [], paid },
  hindrance: (hindrance !== 'NONE' || action === mode ? hindrance : action) as Block,
  names: [variantText({ idArr })].filter(Boolean),
})

const ofRefund = (refund: ItemRefundQuote): GoodsQuote => ({
  ...{ unitIds: refund.unitIds, amount: refund.amount, extras: refund.extras, refund },
})

/** Model of refunds and returns of goods: the choice of pieces, the money and the submission. */
export class GoodsRefundModel {
  readonly order: Resource<GoodsReturns>
  readonly quote: Resource<GoodsQuote>
  readonly choice: UnitSelection<ReturnType<typeof unitOf>>
  readonly pictures: ReturnPicturesModel
  /** Reason of a return; null until the buyer chooses one. */
  reason: ReturnReason | null = null
  /** True if the buyer keeps goods that are at fault. */
  keepsGoods = false
  /** Submits the request for the chosen pieces after the buyer confirms. Never rejects. */
  readonly submit: () => Promise<void>
  private wantedMode: GoodsRequest | null = null

  constructor(
    private readonly deps: Pick<ModelDeps, 'client' | 'clock' | 'dialogs' | 'platform' | 'screen' | 'stores'>,
    readonly orderId: string,
  ) {
    const { client, clock, platform, screen, stores } = deps
    this.order = screen.query(goodsReturns, { orderId }, { options: HANDLES_NOT_FOUND })
    this.choice = new UnitSelection<ReturnType<typeof unitOf>>(this)
    this.pictures = new ReturnPicturesModel(deps)
    this.quote = screen.resource(() => this.loadQuote(), { manual: true })
    const keys = new SubmissionKeys({
      ...{ storage: platform.storage, clock, userId: stores.user.userId },
      unpaidMinutes: stores.shop.unpaidMinutes,
    })
    this.submit = createSubmit(deps, {
      ...{ texts: returnsTexts, orderId, choice: this.choice },
      isComplete: () => this.isComplete,
      quote: () => this.current,
      loadQuote: () => this.quote.load(),
      question: ({ unitIds, amount }) => ({
        content: {
          key: this.mode === 'REFUND' ? 'returns.ask' : 'returns.askReturn',
          values: { count: unitIds.length, amount: formatMoney(amount) },
        },
        ...(this.mode === 'REFUND' && { tone: 'danger' as const }),
      }),
      send: ({ refund, amount }) =>
        refund
          ? submitOnce(client, keys, ITEM_REFUND, { orderId, quote: refund.quote })
          : submitOnce(client, keys, APPLICATION, {
              ...{ ...this.wanted, amount },
              entryCodes: this.isFault ? this.pictures.entryCodes : [],
            }),
      renew: (error, old) => {
        const quote = isRequestError(error) ? this.renewed(error.data, old) : null
        if (quote) this.quote.put(quote)
        return quote && { quote, from: old.amount, to: quote.amount }
      },
      onDone: async (_, { amount, refund }) => {
        this.reset()
        await this.order.load()
        if (refund) showRefunded(deps.dialogs, returnsTexts, amount)
        else showApplied(deps.dialogs)
      },
      onFailure: () => this.order.load(),
    })
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
    screen.reaction(
      () => this.order.value && this.mode,
      (mode) => mode && this.choice.refresh(this.open.length === 1 || mode === 'STOP'),
    )
    screen.reaction(
      () => [this.mode, this.kind, this.reason, ...this.choice.chosenIds].join(),
      () => this.choice.chosen.length > 0 && void this.quote.load(),
    )
  }

  /** Requests that are possible for the pieces of the order. */
  get modes(): readonly GoodsRequest[] {
    const pieces = this.order.value?.units ?? []
    return GOODS_ACTIONS.filter(
      (action): action is GoodsRequest => action !== 'NONE' && pieces.some((piece) => piece.action === action),
    )
  }

  /** The request that the screen shows. */
  get mode(): GoodsRequest {
    return this.modes.find((mode) => mode === this.wantedMode) ?? this.modes[0] ?? 'REFUND'
  }

  /** True for a parcel, which can only be stopped as a whole. */
  get together(): boolean {
    return this.mode === 'STOP'
  }

  get isFault(): boolean {
    return this.mode === 'RETURN' && this.reason !== null && this.reason !== 'CHANGED_MIND'
  }

  private get kind(): ReturnKind {
    if (this.mode === 'STOP') return 'STOP'
    return this.isFault && this.keepsGoods ? 'REFUND_ONLY' : 'RETURN'
  }

  private get wanted() {
    const { kind, reason, orderId } = this
    return { orderId, kind, reason: reason ?? ('CHANGED_MIND' as const), unitIds: this.choice.chosenIds }
  }

  /** Reasons that are possible for the chosen pieces. */
  get reasons(): readonly ReturnReason[] {
    const needsFault = this.order.value?.units.some((piece) => piece.needsFault && this.choice.isChosen(piece.unitId))
    return needsFault ? RETURN_REASONS.filter((reason) => reason !== 'CHANGED_MIND') : RETURN_REASONS
  }

  /** True if everything that the request needs is chosen. */
  get isComplete(): boolean {
    if (this.mode !== 'RETURN') return true
    if (this.reason === null || !this.reasons.includes(this.reason)) return false
    return !this.isFault || (this.pictures.entryCodes.length > 0 && !this.pictures.isSending)
  }

  /** Pieces that are not refunded yet. */
  get units() {
    const pieces = (this.order.value?.units ?? []).filter(({ hindrance }) => hindrance !== 'RETURNED')
    return pieces.map((piece) => unitOf(piece, this.mode))
  }

  /** Pieces that the buyer can choose. */
  get open() {
    return openUnits(this.order.value, this.units)
  }

  /** The money for the chosen pieces; null until it matches a changed choice. */
  get current(): GoodsQuote | null {
    const { value, pending } = this.quote
    return value !== null && !pending && this.choice.isExactly(value.unitIds) ? value : null
  }

  /** Returns the names of pieces, each with the number of its pieces. */
  namesOf(unitIds: readonly string[]): { name: string; count: number }[] {
    const counts = new Map<string, number>()
    for (const unitId of unitIds) {
      const piece = this.order.value?.units.find((unit) => unit.unitId === unitId)
      const name = piece ? [piece.name, variantText(piece)].filter(Boolean).join(' ') : ''
      counts.set(name, (counts.get(name) ?? 0) + 1)
    }
    return [...counts].map(([name, count]) => ({ name, count }))
  }

  setMode(mode: GoodsRequest): void {
    this.choice.reset()
    this.wantedMode = mode
  }

  setReason(reason: ReturnReason): void {
    this.reason = reason
  }

  setKeepsGoods(keepsGoods: boolean): void {
    this.keepsGoods = keepsGoods
  }

  /** Cancels a return after the buyer confirms. Never rejects. */
  async cancel({ returnId }: GoodsReturn): Promise<void> {
    if (await confirmCancel(this.deps.dialogs))
      await this.change(() => this.deps.client.call(cancelReturn, { orderId: this.orderId, returnId }))
  }

  /** Enters the parcel of a return. Never rejects. */
  send({ returnId }: GoodsReturn, parcel: { expressNo: string; company: string }): Promise<void> {
    return this.change(() => this.deps.client.call(sendReturn, { orderId: this.orderId, returnId, ...parcel }))
  }

  /** Changes a return and reloads the order. */
  private async change(call: () => Promise<void>): Promise<void> {
    try {
      await call()
    } catch (error) {
      await alertFailure(this.deps.dialogs, error)
    }
    await this.order.load()
  }

  private async loadQuote(): Promise<GoodsQuote> {
    const { client } = this.deps
    const { orderId, unitIds } = this.wanted
    if (this.mode === 'REFUND')
      return ofRefund(await client.call(quoteItemRefund, { orderId, unitIds }, { inlineErrors: true }))
    return { ...(await client.call(previewReturn, this.wanted, { inlineErrors: true })), refund: null }
  }

  private renewed(data: unknown, old: GoodsQuote): GoodsQuote | null {
    if (!old.refund) {
      const terms = readNewTerms(data)
      return terms && { ...old, ...terms }
    }
    const refund = readItemRefundQuote(data)
    return refund && ofRefund(refund)
  }

  private reset(): void {
    this.choice.reset()
    this.pictures.clear()
    this.reason = null
    this.keepsGoods = false
  }
}
