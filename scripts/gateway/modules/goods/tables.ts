import type { LocalizedText } from '../../core/localized-text'

export interface GoodsTable {
  spu_id: string
  name: LocalizedText
  poster_url: string
  price: number
  market_price: number | null
  stock: number
  sort: number
}

export interface CartItemTable {
  user_id: string
  spu_id: string
  quantity: number
}

declare module '../../core/database/database' {
  interface Database {
    goods: GoodsTable
    cart_items: CartItemTable
  }
}
