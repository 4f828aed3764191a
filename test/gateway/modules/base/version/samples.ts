import type { Samples } from '../../../support/sample'

export const samples: Samples = {
  'version.matchVersion': { productCode: 'CYY', clientCode: 'H5', merchantId: 'M1001', versionNo: '4.38.3' },
}
