import type { Samples } from '../../../support/sample'

export const samples: Samples = {
  'copywriting.copywriting': { merchantId: 'M1001', client: 'H5' },
}
