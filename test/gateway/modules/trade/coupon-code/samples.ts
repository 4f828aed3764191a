import type { Samples } from '../../../support/sample'

export const samples: Samples = {
  'couponCode.checkCode': { exchangeCode: 'F0YER0PACK18' },
  'couponCode.exchangeCode': { exchangeCode: 'F0YER0CPN01P', obtainType: 'EXCHANGE' },
  'couponCode.couponPackages': { offset: 0, length: 20 },
}
