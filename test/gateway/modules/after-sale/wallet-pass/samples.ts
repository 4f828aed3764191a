import { type Samples, seededOrder } from '../../../support/sample'

const VOUCHER = `V${seededOrder(3)}`

export const samples: Samples = {
  'walletPass.walletLink': { voucherId: VOUCHER, ticketId: `${VOUCHER}T1`, wallet: 'APPLE' },
}
