import { storedShop } from '@/platform/boot/stored-shop'

const stored = (data: unknown) => JSON.stringify({ v: 1, t: 0, d: { data, savedAt: 0 } })
const NONE = { languages: [], merchantId: '', appId: '' }

test('returns the merchant and its languages', () => {
  const supportLanguages = [{ langTag: 'en-US' }, { langTag: 'zh-MO' }]
  expect(storedShop(stored({ merchantId: 'M1', appId: 'foyer', supportLanguages, shopName: 'Lantern' }))).toEqual({
    languages: ['en-US', 'zh-MO'],
    merchantId: 'M1',
    appId: 'foyer',
  })
})

test.each([
  null,
  '{garbled',
  'null',
  stored(null),
  stored('text'),
  stored({ supportLanguages: [null, 7, {}], appId: 7 }),
])('returns empty values for the stored text %s', (text) => expect(storedShop(text)).toEqual(NONE))
