import { shopConfigs } from '@/api/shop'

const hostsOf = (pictureHosts?: unknown) => shopConfigs.read({ shopName: 'Foyer', pictureHosts }).pictureHosts

describe('the hosts of pictures in the shop configuration', () => {
  const good = { host: 'img.example', template: '{url}?imageMogr2/thumbnail/{width}x' }

  test('are empty if the gateway sends no list of hosts', () => {
    expect(hostsOf()).toEqual([])
    expect(hostsOf(null)).toEqual([])
    expect(hostsOf('img.example')).toEqual([])
  })

  test.each([
    { host: 'img.example', template: 'http://cdn.example/{width}/{url}' },
    { host: 'img.example', template: 'javascript:{url}{width}' },
    { host: 'img.example', template: '{url}' },
    { host: 'img.example', template: `{url}?w={width}&${'x'.repeat(500)}` },
    { host: 'https://img.example/', template: good.template },
    { host: '', template: good.template },
    { template: good.template },
    'img.example',
  ])('exclude the invalid entry %j', (bad) => {
    expect(hostsOf([bad, good])).toEqual([good])
  })
})

it.each([
  ['1.1236', '1.1236'],
  [1.1236, '1.1236'],
  ['0', undefined],
  ['-1', undefined],
  ['1e9', undefined],
  ['<b>', undefined],
])('reads an exchange rate of %p as %p (undefined if invalid)', (rate, read) => {
  const { exchangeRates } = shopConfigs.read({ exchangeRates: [{ currency: 'MOP', rate }] })
  expect(exchangeRates.map((entry) => entry.rate)).toEqual(read === undefined ? [] : [read])
})
