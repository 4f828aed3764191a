import type { Samples } from '../../../support/sample'

export const samples: Samples = {
  'upload.uploadAuth': { uploadType: 'IMAGE', merchantId: 'M1001', sceneType: 'AVATAR' },
}
