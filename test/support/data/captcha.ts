import type { CaptchaChallenge, CaptchaVerdict } from '@/api/risk'

/** A slider's puzzle that never expires. */
export const aPuzzle = (more: Partial<CaptchaChallenge> = {}): CaptchaChallenge => ({
  captchaId: 'C1',
  type: 'SLIDER',
  picture: 'data:image/webp;base64,UklGRg==',
  piece: 'data:image/webp;base64,UklGRg==',
  top: 40,
  waitUntil: 0,
  retryAt: 0,
  expiresAt: Number.MAX_SAFE_INTEGER,
  tries: 3,
  ...more,
})

/** A right solution, with its token. */
export const passed = (): CaptchaVerdict => ({
  passed: true,
  token: 'good',
  expiresAt: Number.MAX_SAFE_INTEGER,
  again: 0,
  reason: '',
})

/** A refused solution. @param again tries left on the same puzzle */
export const notPassed = (reason: CaptchaVerdict['reason'], again = 0): CaptchaVerdict => ({
  passed: false,
  token: '',
  expiresAt: 0,
  again,
  reason,
})
