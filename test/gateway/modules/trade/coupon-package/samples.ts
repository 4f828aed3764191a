import type { Samples } from '../../../support/sample'

export const samples: Samples = {
  'couponPackage.offeredPackages': {},
  'couponPackage.offeredPackage': { couponPackageId: 'CP3' },
}
