import { type Fen, subtractFen } from '../money'

/** Returns the change of a price since the goods were added to the cart, fen; null if the price is the same. */
export const priceChange = ({
  price,
  addedPrice,
}: {
  price: Fen
  addedPrice: Fen
}): { isCheaper: boolean; amount: Fen } | null => {
  if (price === addedPrice) return null
  const isCheaper = price < addedPrice
  return { isCheaper, amount: isCheaper ? subtractFen(addedPrice, price) : subtractFen(price, addedPrice) }
}
