import { contentSecurityPolicy, pageHeaders } from '../../../scripts/pages/headers/headers'
import { readHeaderSettings } from '../../../scripts/pages/headers/settings'
import { originHeaders } from '../../../scripts/pages/site'
import { TEMPLATE } from '../../gateway/support/pages'

const directive = (name: string, env: Record<string, string> = {}) =>
  contentSecurityPolicy(TEMPLATE, readHeaderSettings(env))
    .split('; ')
    .find((each) => each.startsWith(`${name} `))

test('allows calls, pictures and forms for the build’s gateway and the configured hosts', () => {
  const env = {
    TARO_APP_GATEWAY: 'https://api.example/v1/',
    TARO_APP_PICTURE_HOSTS: 'img.example, *.cdn.example',
    TARO_APP_PAY_HOSTS: 'pay.example',
    TARO_APP_UPLOAD_HOSTS: 'files.example',
  }
  expect(directive('connect-src', env)).toBe(
    "connect-src 'self' https://api.example blob: https://files.example https://*.files.example",
  )
  expect(directive('img-src', env)).toBe(
    "img-src 'self' https://api.example data: blob: https://img.example https://*.cdn.example",
  )
  expect(directive('media-src', env)).toBe(
    "media-src 'self' https://api.example https://img.example https://*.cdn.example",
  )
  expect(directive('form-action', env)).toContain('https://pay.example https://*.pay.example')
})

test('allows only WeChat’s script as a foreign script', () => {
  const foreign = directive('script-src')?.match(/https?:\S+/g)
  expect(foreign).toEqual(['https://res.wx.qq.com/open/js/jweixin-1.6.0.js'])
})

test('allows any https picture if no picture hosts are configured', () => {
  expect(directive('img-src')).toBe("img-src 'self' data: blob: https:")
  expect(directive('media-src')).toBe("media-src 'self' https:")
})

test.each([
  ['TARO_APP_PICTURE_HOSTS', "img.example 'unsafe-inline'"],
  ['TARO_APP_PICTURE_HOSTS', 'https://img.example'],
  ['TARO_APP_PAY_HOSTS', 'pay.example; script-src *'],
  ['TARO_APP_UPLOAD_HOSTS', 'https://files.example'],
  ['TARO_APP_GATEWAY', 'api.example'],
  ['TARO_APP_LOGIN_PROVIDERS', 'google,evil.example'],
])('rejects the value of %s: %s', (name, value) => {
  expect(() => readHeaderSettings({ [name]: value })).toThrow(name)
})

test('allows the login scripts of Google and Apple only if configured', () => {
  expect(contentSecurityPolicy(TEMPLATE, readHeaderSettings({}))).not.toMatch(/google|apple/)
  const both = { TARO_APP_LOGIN_PROVIDERS: 'google, apple' }
  expect(directive('script-src', both)).toMatch(
    / https:\/\/accounts\.google\.com\/gsi\/client https:\/\/appleid\.cdn-apple\.com\/appleauth\/$/,
  )
  expect(directive('style-src', both)).toMatch(/ https:\/\/accounts\.google\.com\/gsi\/style$/)
  expect(directive('connect-src', both)).toBe("connect-src 'self' blob: https://accounts.google.com/gsi/")
  expect(directive('script-src', { TARO_APP_LOGIN_PROVIDERS: 'apple' })).not.toContain('google')
})

test('preloads the scripts of the build', () => {
  expect(pageHeaders(TEMPLATE, readHeaderSettings({})).link).toBe(
    '</js/app.0123abcd.js>; rel=preload; as=script; fetchpriority=low',
  )
})

test('requires TLS only for a page that was requested by TLS', () => {
  expect(originHeaders('https://tickets.example')).toHaveProperty('strict-transport-security')
  expect(originHeaders('http://127.0.0.1:4173')).not.toHaveProperty('strict-transport-security')
})
