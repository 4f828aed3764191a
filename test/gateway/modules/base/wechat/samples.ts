import type { Samples } from '../../../support/sample'

export const samples: Samples = {
  'wechat.jsapiAuthorization': { url: '/content/S1001' },
}
