import { stopAt, type Stop } from '../stop'

export const member: readonly Stop[] = [
  stopAt('cart', '/cart-list', (shopper) => shopper.screen().getByRole('listitem').first().waitFor()),
]
