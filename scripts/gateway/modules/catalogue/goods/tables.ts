import type { LocalizedText } from '../../../core/localized-text'

/** An attribute of goods, such as the color, with its values. */
export interface SpuAttribute {
  attributeId: string
  name: LocalizedText
  values: { valueId: string; attributeValue: LocalizedText }[]
}

declare module '../../../core/database/database' {
  interface Narrowed {
    spus: { name: LocalizedText; attributes: SpuAttribute[] }
    skus: { value_ids: string[] }
  }
}
