/** @jest-environment jsdom */
import { covered as alipay, covered as bank, covered as weapp } from '@/platform/first-paint/index'
import { covered as h5 } from '@/platform/first-paint/index.h5'

describe.each([
  { host: 'weapp', covered: weapp, behindShapes: false },
  { host: 'alipay', covered: alipay, behindShapes: false },
  { host: 'bank', covered: bank, behindShapes: false },
  { host: 'h5', covered: h5, behindShapes: true },
])('the first paint on $host', ({ covered, behindShapes }) => {
  test(`is covered by the page’s skeleton: ${behindShapes}`, () => {
    document.body.innerHTML = '<div id="skeleton"></div>'
    expect(covered()).toBe(behindShapes)
  })
  test('shows no cover after the skeleton was removed', () => {
    document.body.innerHTML = ''
    expect(covered()).toBe(false)
  })
})
