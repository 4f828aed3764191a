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

/** Response to a correct solution, with the captcha token. */
export const passed = (): CaptchaVerdict => ({
  passed: true,
  token: 'good',
  expiresAt: Number.MAX_SAFE_INTEGER,
  again: 0,
  reason: '',
})

/** Response to a wrong solution. @param again number of attempts that remain for the same puzzle */
export const notPassed = (reason: CaptchaVerdict['reason'], again = 0): CaptchaVerdict => ({
  passed: false,
  token: '',
  expiresAt: 0,
  again,
  reason,
})
