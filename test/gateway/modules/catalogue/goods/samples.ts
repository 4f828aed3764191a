import type { Samples } from '../../../support/sample'

export const samples: Samples = {
  'cart.cartCount': {},
}
