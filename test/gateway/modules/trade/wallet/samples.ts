import type { Samples } from '../../../support/sample'

export const samples: Samples = { 'wallet.wallet': {} }
