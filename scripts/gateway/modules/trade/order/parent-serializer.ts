import { fen } from '../../../../../src/domain/money'
import { ITEM_CHANGES } from '../../../../../src/domain/order/item-changes'
import { parentRefundState, parentState } from '../../../../../src/domain/order/parent'
import type { Language } from '../../../core/localized-text'
import { purchaseAgreement } from '../purchase/agreement-service'
import { serializeContact } from './detail-serializer'
import type { ParentRow } from './parent-query'
import type { OrderRow } from './repository'
import { serializeLines } from '../purchase/price-lines-service'
import { type OrderBriefWire, serializeOrder, serializeUnits, serializeWaitList, withState } from './serializer'
import { sessionsTime } from './session-time'
import { isJoint } from '../payment/payment-key-service'
import { productName } from '../payment/product-service'

const sum = <Row>(rows: readonly Row[], of: (row: Row) => number): number =>
  rows.reduce((total, row) => total + of(row), 0)

/** Returns the common value if all values are equal, else `other`. */
const shared = <Value>(values: readonly Value[], other: Value): Value =>
  new Set(values).size === 1 ? (values[0] as Value) : other

/**
 * Returns the fields of the payment of a parent. Orders of a combo are paid and canceled together, all other children
 * separately.
 */
const jointPayment = (briefs: readonly OrderBriefWire[], [first]: readonly OrderRow[]) => {
  const [brief] = briefs
  if (!brief || !first?.together) return { reserveTime: null, orderOperations: [], payment: null }
  const { payment, reserveTime, orderOperations, orderState } = brief
  return {
    reserveTime,
    orderOperations: orderState === 'UNPAID' ? orderOperations : [],
    // A returned payment was returned as a whole.
    payment: payment && { ...payment, amount: fen(first.together.payAmount) },
  }
}

/**
 * Serializes a parent in a list. A parent stores only its number, bind id and time. State and sums are calculated from
 * its children, and the names are from the earliest child. Operations apply to single children.
 */
export const serializeParent = ({ parent, children }: ParentRow, lang: Language, now: number): OrderBriefWire => {
  const briefs = children.map((child) => serializeOrder(child, lang, now))
  const cross = (of: 'firstShowId' | 'firstSessionId' | 'firstVenueName') =>
    new Set(briefs.map((each) => each[of])).size > 1
  const joint = jointPayment(briefs, children)
  const state = {
    orderState: parentState(briefs.map(({ orderState }) => orderState)),
    orderRefundState: parentRefundState(briefs.map(({ orderRefundState }) => orderRefundState)),
    isEnd: briefs.every(({ isEnd }) => isEnd),
    qty: sum(briefs, ({ qty }) => qty),
    refundedQty: sum(briefs, ({ refundedQty }) => refundedQty),
    rebookedQty: sum(briefs, ({ rebookedQty }) => rebookedQty),
    givenQty: sum(briefs, ({ givenQty }) => givenQty),
    payment: joint.payment,
    rebookOf: '',
    rebooking: null,
    parcelState: null,
  }
  return {
    ...(briefs[0] as OrderBriefWire),
    ...withState(state, lang),
    ...{ orderId: parent.parent_id, orderNumber: parent.order_number, bindId: parent.bind_id },
    ...{ parentId: '', hasChildren: true, childCount: children.length, transactionId: '' },
    unPaidTransactionIds: [...new Set(briefs.flatMap(({ unPaidTransactionIds }) => unPaidTransactionIds))],
    ...{ crossShow: cross('firstShowId'), crossSession: cross('firstSessionId'), crossVenue: cross('firstVenueName') },
    cityName: shared(
      briefs.map(({ cityName }) => cityName),
      '',
    ),
    // Uses the latest time, because at least one child is in the future until then.
    showTime: Math.max(...children.map((child) => child.show_time)),
    ...{ showTimeDesc: sessionsTime(lang, children, now), briefSessionTime: '' },
    ...serializeUnits(
      {
        unit_min: Math.min(...children.map((child) => child.unit_min)),
        unit_max: Math.max(...children.map((child) => child.unit_max)),
        unit_count: sum(children, (child) => child.unit_count),
        ticket_count: sum(children, (child) => child.ticket_count),
      },
      lang,
    ),
    refundedAmount: sum(briefs, ({ refundedAmount }) => refundedAmount),
    refundingAmount: sum(briefs, ({ refundingAmount }) => refundingAmount),
    // Money of a combo moves only between its orders.
    movedIn: isJoint(parent.parent_id) ? 0 : sum(briefs, ({ movedIn }) => movedIn),
    movedOut: isJoint(parent.parent_id) ? 0 : sum(briefs, ({ movedOut }) => movedOut),
    retainedFee: sum(briefs, ({ retainedFee }) => retainedFee),
    rebookFee: sum(briefs, ({ rebookFee }) => rebookFee),
    retainedDifference: sum(briefs, ({ retainedDifference }) => retainedDifference),
    itemChangeTypeList: ITEM_CHANGES.filter((change) =>
      briefs.some(({ itemChangeTypeList }) => itemChangeTypeList.includes(change)),
    ),
    hasPromotion: briefs.some(({ hasPromotion }) => hasPromotion),
    showChange: 'NONE',
    news: briefs.find(({ news }) => news !== null)?.news ?? null,
    total: sum(briefs, ({ total }) => total),
    payAmount: sum(briefs, ({ payAmount }) => payAmount),
    ...{ createTime: parent.created_at, orderSuccessPaidOperations: [] },
    ...joint,
    ...{ expressNo: '', express: null, entranceVoucherId: '', orderSourceEnum: 'NORMAL' },
    ...serializeWaitList(children, lang),
    ticketForm: shared(
      briefs.map(({ ticketForm }) => ticketForm),
      'MIXED',
    ),
  }
}

/** Returns the children's price lines, with lines of the same name combined. */
const sumLines = ({ children }: ParentRow, lang: Language) => {
  const lines = new Map<string, ReturnType<typeof serializeLines>[number]>()
  for (const line of children.flatMap((child) => serializeLines(child.price_lines, lang))) {
    const key = JSON.stringify([line.kind, line.title])
    lines.set(key, { ...line, amount: fen(line.amount + (lines.get(key)?.amount ?? 0)) })
  }
  return [...lines.values()]
}

/** Serializes a parent's detail from its children (contract: api/order OrderDetail). */
export const serializeParentDetail = (row: ParentRow, lang: Language, now: number) => {
  const { children } = row
  const [first] = children
  const paid = children.flatMap(({ paid_at }) => (paid_at === null ? [] : [paid_at]))
  return {
    ...serializeParent(row, lang, now),
    children: children.map((child) => serializeOrder(child, lang, now)),
    ...{
      venueAddress: '',
      showDuration: null,
      items: [],
      tickets: [],
      gifts: [],
      audiences: [],
      delivery: null,
      voucherIds: [],
      progress: [],
    },
    priceLines: sumLines(row, lang),
    contact: first ? serializeContact(first.contact) : { type: 'PHONE' as const, value: '' },
    payMethod: shared(
      children.map(({ pay_product }) => productName(pay_product, lang)),
      '',
    ),
    payTime: paid.length === children.length ? Math.max(...paid) : null,
    ...{ refundable: null, autoRefundAt: null, invoice: null, invoiceWaits: false },
    ...{ refundBlockReason: 'NONE' as const, rebookedTo: '', pendingOrderId: '', privilegeId: '', remark: '' },
    // Goods belong to the children.
    ...{ goodsOrders: [], addsGoods: false },
    canBuyAgain: false,
    agreement: { ...purchaseAgreement(lang), mustAgree: false },
  }
}
