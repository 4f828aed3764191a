import { addBit, type Bits, emptyBits } from './bits'
import type { Attribute, Sku, Variants } from './variants'

/** An attribute with the variants of each value. */
interface IndexedAttribute {
  attributeId: string
  /** Variants of each value, by value id. */
  variantsOf: ReadonlyMap<string, Bits>
  /** Picture of each value that has one, by value id. */
  pictures: ReadonlyMap<string, string>
}

/** Variants by value. Bit n of a set is variant n. */
export interface SkuIndex<Variant extends Sku = Sku> {
  attributes: readonly IndexedAttribute[]
  /** Variants by price, then by id. Therefore the first variant of a set is the cheapest. */
  variants: readonly { sku: Variant; valueIds: readonly string[] }[]
  all: Bits
  inStock: Bits
}

type Indexed<Variant extends Sku> = SkuIndex<Variant>['variants'][number]

const compare = <T extends number | string>(left: T, right: T): number => (left < right ? -1 : left > right ? 1 : 0)

const byPrice = (one: Indexed<Sku>, other: Indexed<Sku>): number =>
  compare(one.sku.price, other.sku.price) ||
  compare(one.sku.skuId, other.sku.skuId) ||
  compare(JSON.stringify(one.valueIds), JSON.stringify(other.valueIds))

/** Returns true if units of a variant are left. */
const isInStock = ({ stock }: Pick<Sku, 'stock'>): boolean => stock === null || stock > 0

/** Returns the variants without repeated ids and combinations. Among duplicates, a variant in stock has priority. */
const withoutDoubles = <Variant extends Sku>(variants: readonly Indexed<Variant>[]): Indexed<Variant>[] => {
  const seen = new Set<string>()
  const preferred = [...variants].sort(
    (one, other) => compare(Number(isInStock(other.sku)), Number(isInStock(one.sku))) || byPrice(one, other),
  )
  const single = preferred.filter(({ sku: { skuId }, valueIds }) => {
    const keys = [JSON.stringify(skuId), JSON.stringify(valueIds)]
    if (keys.some((key) => seen.has(key))) return false
    for (const key of keys) seen.add(key)
    return true
  })
  return single.sort(byPrice)
}

/** Returns the attributes that variants use, without repeated ids. */
const usedAttributes = ({ attributes, skus }: Variants): Attribute[] => {
  const used = new Set(skus.flatMap(({ idArr }) => idArr.map(({ attributeId }) => attributeId)))
  const first = new Map<string, Attribute>()
  for (const attribute of attributes)
    if (used.has(attribute.attributeId) && !first.has(attribute.attributeId))
      first.set(attribute.attributeId, attribute)
  return [...first.values()]
}

/**
 * Returns the index of goods, which `choiceOf` needs. Ignores variants that lack an attribute or have an unknown value,
 * because a buyer cannot choose them.
 */
export const indexOf = <Variant extends Sku>(goods: Variants<Variant>): SkuIndex<Variant> => {
  const attributes = usedAttributes(goods)
  const known = attributes.map(({ values }) => new Set(values.map(({ valueId }) => valueId)))
  const complete = goods.skus.flatMap((sku) => {
    const own = new Map(sku.idArr.map(({ attributeId, valueId }) => [attributeId, valueId]))
    const valueIds = attributes.map(({ attributeId }) => own.get(attributeId))
    const isKnown = valueIds.every((valueId, at) => valueId !== undefined && known[at].has(valueId))
    return isKnown ? [{ sku, valueIds: valueIds as string[] }] : []
  })
  const variants = withoutDoubles(complete)
  const size = variants.length
  const indexed = attributes.map(({ attributeId, values }) => ({
    attributeId,
    variantsOf: new Map(values.map(({ valueId }) => [valueId, emptyBits(size)])),
    pictures: new Map(values.flatMap(({ valueId, picture }) => (picture ? [[valueId, picture]] : []))),
  }))
  const all = emptyBits(size)
  const inStock = emptyBits(size)
  variants.forEach(({ sku, valueIds }, at) => {
    addBit(all, at)
    if (isInStock(sku)) addBit(inStock, at)
    indexed.forEach(({ variantsOf }, place) => addBit(variantsOf.get(valueIds[place])!, at))
  })
  return { attributes: indexed, variants, all, inStock }
}
