import type { Samples } from '../../../support/sample'

export const samples: Samples = {
  'risk.recordCaptcha': { scope: 'LOGIN', type: 'SLIDER' },
  'risk.checkCaptcha': { captchaId: 'none', scope: 'LOGIN', position: 50, track: [{ t: 0, x: 0, by: 'POINTER' }] },
  'risk.checkRight': { showId: 'S6007' },
}
