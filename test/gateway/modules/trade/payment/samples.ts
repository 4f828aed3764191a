import { type Samples, seededOrder } from '../../../support/sample'

const UNPAID = seededOrder(6)

export const samples: Samples = {
  'payment.cashiers': { transactionIds: [`X${UNPAID}`], platform: 'H5', src: 'WEB', browserType: 'OTHER' },
  'payment.pay': {
    transactionIds: [`X${UNPAID}`],
    platform: 'H5',
    paymentProduct: 'ALIPAY_WAP',
    src: 'WEB',
    returnUrl: `/pay-success?orderId=${UNPAID}`,
  },
  'payment.makePayCode': { partner: 'PARTNER_WALLET', transactionIds: [`X${UNPAID}`] },
  'payment.payCode': { partner: 'PARTNER_WALLET', transactionIds: `X${UNPAID}` },
  'payment.reserveTime': { transactionId: `X${UNPAID}` },
  'payment.paymentByBindId': { bindId: `B${UNPAID}` },
}
