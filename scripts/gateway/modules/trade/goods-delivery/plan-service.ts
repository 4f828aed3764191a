import { courierFee, type CourierFees, wayOfGoods } from '../../../../../src/domain/goods/delivery'
import { type SpuWay, SPU_WAYS } from '../../../../../src/domain/goods/goods'
import { type Fen, fen, sumFen, timesQuantity } from '../../../../../src/domain/money'
import type { CodeName } from '../../../core/codes'
import type { Db, Row, Tx } from '../../../core/database/database'
import { listRows } from '../../../core/database/rows'
import type { Language } from '../../../core/localized-text'
import { requireAddress } from '../../base/address/service'
import { type PickupPlace, placesFor, serializePlace } from './place-service'
import { texts } from './texts'

/** Goods to deliver, as far as delivery needs them. */
export interface DeliveredLine {
  skuId: string
  quantity: number
  /** Price of a piece, fen. */
  price: number
  /** Weight of a piece, grams. */
  weight: number
  ways: readonly SpuWay[]
}

/** The buyer's choices; the first possible one if a choice is absent. */
export interface DeliveryChoice {
  deliverMethod?: string | undefined
  addressId?: string | undefined
  pickupId?: string | undefined
}

/** A part of an order that has one way, with its fee in fen. */
interface DeliveryPart {
  way: SpuWay
  fee: Fen
  skuIds: string[]
}

/** How the goods of a purchase reach the buyer. */
export interface DeliveryPlan {
  /** Ways of the goods that allow several, with the courier's fee of each choice; empty without a choice. */
  options: { way: SpuWay; fee: Fen; needsAddress: boolean }[]
  /** The chosen way; null without a choice. */
  chosen: SpuWay | null
  parts: DeliveryPart[]
  places: PickupPlace[]
  place: PickupPlace | null
  address: Row<'addresses'> | null
  /** Reason why the order cannot be delivered like this, or null. */
  problem: CodeName | null
}

/** Goods whose codes can also be delivered otherwise are not codes: `CODE` is then left out. */
const waysOf = ({ ways }: DeliveredLine): readonly SpuWay[] =>
  ways.length > 1 ? ways.filter((way) => way !== 'CODE') : ways

const partsOf = (lines: readonly DeliveredLine[], chosen: SpuWay | undefined, fees: CourierFees): DeliveryPart[] =>
  SPU_WAYS.flatMap((way) => {
    const own = lines.filter((line) => wayOfGoods(waysOf(line), chosen) === way)
    if (own.length === 0) return []
    const grams = own.reduce((all, { weight, quantity }) => all + weight * quantity, 0)
    const sum = sumFen(own.map(({ price, quantity }) => timesQuantity(fen(price), quantity)))
    return [
      { way, fee: way === 'EXPRESS' ? courierFee(fees, grams, sum) : fen(0), skuIds: own.map(({ skuId }) => skuId) },
    ]
  })

/** Returns the courier's rule for a province; the general rule without an address. */
const ruleOf = async (db: Db | Tx, provinceId: string): Promise<Row<'delivery_rules'>> => {
  const rules = await listRows(db, 'delivery_rules', { province_id: [provinceId, ''] })
  const rule = rules.find(({ province_id: id }) => id === provinceId) ?? rules[0]
  if (!rule) throw new Error('The courier has no general rule for deliveries.')
  return rule
}

const isOf = (parts: readonly DeliveryPart[], way: SpuWay): boolean => parts.some((part) => part.way === way)

/**
 * Plans the delivery of a purchase. All goods that allow several ways have the chosen one. Picking up is offered first
 * if a counter opens for a show of the buyer.
 */
export const planDelivery = async (
  db: Db | Tx,
  lines: readonly DeliveredLine[],
  { deliverMethod, addressId, pickupId }: DeliveryChoice,
  buyer: { userId: string; now: number },
): Promise<DeliveryPlan> => {
  const places = lines.some((line) => waysOf(line).includes('SELF_TAKE')) ? await placesFor(db, buyer) : []
  const address = addressId ? await requireAddress(db, buyer.userId, addressId) : null
  const rule = await ruleOf(db, address?.province_id ?? '')
  const fees = {
    ...{ first: fen(rule.first_fee), next: fen(rule.next_fee) },
    freeFrom: rule.free_from === null ? null : fen(rule.free_from),
  }
  const several = lines
    .map(waysOf)
    .filter((ways) => ways.length > 1)
    .flat()
  const order: SpuWay[] = places.some(({ show }) => show) ? ['SELF_TAKE', 'EXPRESS'] : ['EXPRESS', 'SELF_TAKE']
  const choices = order.filter((way) => several.includes(way))
  const chosen = choices.find((way) => way === deliverMethod) ?? choices[0]
  const parts = partsOf(lines, chosen, fees)
  const place = places.find(({ placeId }) => placeId === pickupId) ?? places[0] ?? null
  const problem = (): CodeName | null => {
    if (deliverMethod && !isOf(parts, deliverMethod as SpuWay))
      return deliverMethod === 'EXPRESS' ? 'expressUnfit' : 'deliverUnfit'
    if (isOf(parts, 'SELF_TAKE') && (!place || (pickupId && place.placeId !== pickupId))) return 'deliverUnfit'
    if (!isOf(parts, 'EXPRESS')) return null
    if (!address) return 'addressNeeded'
    return rule.is_served ? null : 'addressUnfit'
  }
  return {
    options: choices.map((way) => {
      const own = partsOf(lines, way, fees)
      return { way, fee: own.find((part) => part.way === way)?.fee ?? fen(0), needsAddress: isOf(own, 'EXPRESS') }
    }),
    chosen: chosen ?? null,
    ...{ parts, places, place, address, problem: problem() },
  }
}

/** Returns the sum of the courier's fees, fen; null for an order without a parcel. */
export const feeOfPlan = ({ parts }: DeliveryPlan): Fen | null =>
  isOf(parts, 'EXPRESS') ? sumFen(parts.map(({ fee }) => fee)) : null

/** Serializes the name and the description of a way. */
export const serializeWay = (way: SpuWay, lang: Language) => ({
  ...{ code: way, name: texts.translate(lang, `way.${way}.name`) },
  description: texts.translate(lang, `way.${way}.description`),
})

/** Serializes the delivery of a purchase (contract: api/item-order ItemPrice). */
export const serializePlan = (plan: DeliveryPlan, lang: Language) => {
  const { options, chosen, parts, places, place, problem } = plan
  const only = parts.find(({ way }) => way === 'EXPRESS') ?? parts.find(({ way }) => way === 'SELF_TAKE')
  // Without a choice, the only way that has an address or a counter counts as chosen.
  const offered = options.length > 0 || !only ? options : [{ ...only, needsAddress: only.way === 'EXPRESS' }]
  const way = chosen ?? only?.way
  return {
    deliverMethods: offered.map((option) => ({
      ...{ ...serializeWay(option.way, lang), fee: option.fee, needsAddress: option.needsAddress },
    })),
    ...(way && { deliverMethod: way }),
    goodsDelivery: {
      parts: parts.map((part) => ({ ...serializeWay(part.way, lang), fee: part.fee, skuIds: part.skuIds })),
      places: isOf(parts, 'SELF_TAKE') ? places.map((each) => serializePlace(each, lang)) : [],
      pickupId: place?.placeId ?? '',
      isServed: problem !== 'addressUnfit',
    },
  }
}
