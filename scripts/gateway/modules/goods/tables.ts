import type { Row } from '../../core/database/database'
import type { LocalizedText } from '../../core/localized-text'

export type GoodsTable = Row<'goods'>

export type CartItemTable = Row<'cart_items'>

declare module '../../core/database/database' {
  interface Narrowed {
    goods: {
      name: LocalizedText
    }
  }
}
