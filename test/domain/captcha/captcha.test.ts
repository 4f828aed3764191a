import { captchaKind, isWindowAhead, isWindowOpen, LOGIN_CAPTCHA } from '@/domain/captcha/captcha'

test.each([
  [{ scope: 'LOGIN', type: 'SLIDER', more: 1 }, LOGIN_CAPTCHA],
  [{ scope: 'LOGIN' }, null],
  [{ scope: 'LOGIN', type: 5 }, null],
  [{ scope: 'login', type: 'SLIDER' }, null],
  [{ scope: 'A'.repeat(33), type: 'SLIDER' }, null],
  [{ scope: '<b>', type: 'SLIDER' }, null],
  [null, null],
  ['LOGIN', null],
])('reads the captcha header %j as %j', (header, kind) => {
  expect(captchaKind(header)).toEqual(kind)
})

test('includes the start of a captcha period and excludes the end', () => {
  const window = { verifyStartTime: 10, verifyEndTime: 20, captchaTypes: [] }
  expect([9, 10, 19, 20].map((now) => isWindowOpen(window, now))).toEqual([false, true, true, false])
  expect([9, 19, 20].map((now) => isWindowAhead(window, now))).toEqual([true, true, false])
})
