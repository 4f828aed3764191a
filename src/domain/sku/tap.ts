import type { ValueChange } from './choice-of'
import type { SkuIndex } from './index-of'
import type { Chosen } from './variants'

/**
 * Returns the values that are chosen before the first tap: those of the linked variant, and of each attribute with only
 * one value.
 * @param skuId variant in the link; '' if the link contains none
 */
export const firstChoice = ({ attributes, variants }: SkuIndex, skuId: string): Chosen => {
  const linked = variants.find(({ sku }) => sku.skuId === skuId)
  return new Map(
    attributes.flatMap(({ attributeId, variantsOf }, at) => {
      const only = variantsOf.size === 1 ? [...variantsOf.keys()][0] : undefined
      const valueId = linked?.valueIds[at] ?? only
      return valueId === undefined ? [] : [[attributeId, valueId]]
    }),
  )
}

/**
 * Returns the choice after a tap on a value. Any value can be tapped, even one that is not OPEN. A tap on a chosen
 * value deselects it, unless the attribute has no other value.
 */
export const tapValue = ({ attributes }: SkuIndex, chosen: Chosen, { attributeId, valueId }: ValueChange): Chosen => {
  const values = attributes.find((each) => each.attributeId === attributeId)?.variantsOf
  if (!values?.has(valueId)) return chosen
  const next = new Map(chosen)
  if (chosen.get(attributeId) === valueId && values.size > 1) next.delete(attributeId)
  else next.set(attributeId, valueId)
  return next
}

/** Returns the choice after a tap on the suggested change (`ChoiceValue.way`) that makes a value available. */
export const takeWay = (chosen: Chosen, value: ValueChange, way: readonly ValueChange[]): Chosen =>
  new Map([...chosen, ...[...way, value].map((each) => [each.attributeId, each.valueId] as const)])
