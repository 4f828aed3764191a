/** @jest-environment jsdom */
import { webOrigin as alipay, webOrigin as bank, webOrigin as weapp } from '@/platform/web-origin/index'
import { webOrigin as h5 } from '@/platform/web-origin/index.h5'

test.each([
  { host: 'weapp', webOrigin: weapp, origin: '' },
  { host: 'alipay', webOrigin: alipay, origin: '' },
  { host: 'bank', webOrigin: bank, origin: '' },
  { host: 'h5', webOrigin: h5, origin: 'http://localhost' },
])('maps $host to the origin "$origin" on every page', ({ webOrigin, origin }) => {
  window.history.replaceState(null, '', '/content/1?a=1#b')
  expect(webOrigin()).toBe(origin)
})
