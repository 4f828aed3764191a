import { storePicture } from '../../../support/private-pictures'
import type { Samples } from '../../../support/sample'

export const samples: Samples = {
  'upload.uploadAuth': { uploadType: 'IMAGE', merchantId: 'M1001', sceneType: 'AVATAR' },
  'upload.privatePicture': async (test) => {
    const { userId } = await test.signIn()
    await storePicture(test, userId, 'E-sample')
    return { entryCode: 'E-sample' }
  },
}
