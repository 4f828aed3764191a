import { DEMO_MEMBER } from '../../../../../scripts/gateway/core/seed/demo-member'
import { storePicture } from '../../../support/private-pictures'
import type { Samples } from '../../../support/sample'

export const samples: Samples = {
  'upload.uploadAuth': { uploadType: 'IMAGE', merchantId: 'M1001', sceneType: 'AVATAR' },
  'upload.privatePicture': async (test) => {
    await storePicture(test, DEMO_MEMBER, 'E-sample')
    return { entryCode: 'E-sample' }
  },
}
