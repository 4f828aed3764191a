import type { Samples } from '../../../support/sample'
import { operation } from './support'

export const samples: Samples = {
  'cart.cartCount': {},
  'cart.cart': {},
  'cart.changeCart': { operations: [operation('ADD', 'G1002-1', { quantity: 2 })] },
}
