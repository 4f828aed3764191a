import { UNTRANSLATED as mini } from '@/platform/untranslated/index'
import { UNTRANSLATED as web } from '@/platform/untranslated/index.h5'

test.each([
  { host: 'h5', properties: web, expected: { translate: 'no' } },
  { host: 'weapp', properties: mini, expected: {} },
  { host: 'alipay', properties: mini, expected: {} },
  { host: 'bank', properties: mini, expected: {} },
])('marks texts on $host as untranslatable, if the host has translators', ({ properties, expected }) => {
  expect(properties).toEqual(expected)
})
