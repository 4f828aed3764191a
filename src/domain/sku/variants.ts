import type { Fen } from '../money'

/** A value of an attribute, such as "L" of the attribute "size". */
interface AttributeValue {
  valueId: string
  attributeValue: string
  /** Address of a picture that shows the value; missing for values without a picture. */
  picture?: string | undefined
}

/** An attribute in which the variants of goods differ, such as size or color. */
export interface Attribute {
  attributeId: string
  name: string
  values: readonly AttributeValue[]
}

/** A variant of goods: one value of each attribute. */
export interface Sku {
  skuId: string
  idArr: readonly { attributeId: string; valueId: string }[]
  price: Fen
  picture?: string | undefined
  /** Number of units left. Null if it is larger than the numbers that the gateway shows (decision 106). */
  stock: number | null
}

/** Goods with their attributes and variants. */
export interface Variants<Variant extends Sku = Sku> {
  attributes: readonly Attribute[]
  skus: readonly Variant[]
}

/** Chosen value of each attribute, by attribute id. Attributes without a chosen value are missing. */
export type Chosen = ReadonlyMap<string, string>

/** Limits of one buyer. */
export interface BuyerFacts {
  /** Maximum units of these goods in one order; null for no limit. */
  perOrder: number | null
  /**
   * Number of units of these goods that the buyer can still buy, excluding units in unpaid orders; null if there is no
   * limit.
   */
  buyerRemaining: number | null
  /** Ids of variants of which the buyer has all available units, for example in the cart. */
  limitedSkuIds: readonly string[]
}
