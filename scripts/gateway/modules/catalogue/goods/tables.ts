import type { Generated } from 'kysely'
import type { SpuWay } from '../../../../../src/domain/goods/goods'
import type { LocalizedText } from '../../../core/localized-text'

/** An attribute of goods, such as the color, with its values. */
export interface SpuAttribute {
  attributeId: string
  name: LocalizedText
  values: { valueId: string; attributeValue: LocalizedText }[]
}

declare module '../../../core/database/database' {
  interface Narrowed {
    spus: {
      name: LocalizedText
      attributes: SpuAttribute[]
      deliver_methods: Generated<SpuWay[]>
      pictures: Generated<string[]>
      detail: Generated<LocalizedText>
      show_ids: Generated<string[]>
    }
    spu_categories: { name: LocalizedText }
    skus: { value_ids: string[] }
  }
}
