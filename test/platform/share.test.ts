/** @jest-environment jsdom */
import { share as alipay } from '@/platform/share/index.alipay'
import { share as bank } from '@/platform/share/index.bank'
import { share as weapp } from '@/platform/share/index'
import { share as h5 } from '@/platform/share/index.h5'
import { enterAlipay } from '../hosts/fakes/alipay'
import { enterBank } from '../hosts/fakes/bank'
import { domError, enterWeb, sharePanel } from '../hosts/fakes/h5'
import type { NativeHost } from '../hosts/fakes/native-host'
import { enterWeapp } from '../hosts/fakes/weapp'
import { holdToContract, never, REFUSED } from './support/contract'
import { tellsQuietly } from './support/telling'

jest.mock('@tarojs/taro', () => jest.requireActual<{ asModule: object }>('../hosts/fakes/taro').asModule)

const card = { title: 'Hamlet', text: '21 November', url: 'https://foyer.example/content/1' }

const page = enterWeb()

holdToContract(
  'sharing',
  { shared: {}, copied: {}, ...REFUSED },
  {
    weapp: never(() => weapp.open(card)),
    alipay: {
      ask: () => alipay.open(card),
      ends: [
        { when: 'the panel opens', gives: { kind: 'shared' } },
        {
          when: 'a version without',
          bring: () => enterAlipay().without('showSharePanel'),
          gives: { kind: 'unsupported' },
        },
      ],
      explode: () => {
        enterAlipay().api.showSharePanel = () => {
          throw new TypeError('host broke')
        }
      },
    },
    bank: never(() => bank.open(card)),
    h5: {
      enter: () => page.navigator({ share: sharePanel(() => Promise.resolve()) }),
      ask: () => h5.open(card),
      ends: [
        { when: 'the panel opens', gives: { kind: 'shared' } },
        {
          when: 'the buyer closes it',
          bring: () => page.navigator({ share: sharePanel(() => Promise.reject(domError('AbortError'))) }),
          gives: { kind: 'cancelled' },
        },
        {
          when: 'the page may not share',
          bring: () => page.navigator({ share: sharePanel(() => Promise.reject(domError('NotAllowedError'))) }),
          gives: { kind: 'denied' },
        },
        {
          when: 'neither panel nor clipboard',
          bring: () => page.navigator({ share: undefined }),
          gives: { kind: 'unsupported' },
        },
      ],
      garble: (_good, value) => page.navigator({ share: () => Promise.reject(value) }),
      leave: () => page.restore(),
    },
  },
)

test('rejects an invalid address', async () => {
  expect(await h5.open({ ...card, url: 'https://[' })).toEqual({ kind: 'failed' })
})

test.each([
  { host: 'weapp', share: weapp, enter: enterWeapp },
  { host: 'bank', share: bank, enter: enterBank },
])('shares on $host only by a button and the menu', async ({ share, enter }) => {
  const host = enter()
  expect(share.buttonType).toBe('share')
  share.allow(false)
  share.allow(true)
  expect(host.calls.map(({ name }) => name)).toEqual(['hideShareMenu', 'showShareMenu'])
})

test('shows and hides WeChat’s share menu, which includes Moments', () => {
  const host = enterWeapp()
  weapp.allow(true)
  weapp.allow(false)
  const menus = ['shareAppMessage', 'shareTimeline']
  expect(host.calls.map(({ name, options }) => [name, options])).toEqual([
    ['showShareMenu', { menus }],
    ['hideShareMenu', { menus }],
  ])
})

test('opens Alipay’s panel by a call', async () => {
  const host = enterAlipay()
  expect(await alipay.open(card)).toEqual({ kind: 'shared' })
  expect(host.api.showSharePanel).toHaveBeenCalled()
  alipay.allow(false)
  alipay.allow(true)
  expect(host.calls.map(({ name }) => name)).toEqual(['hideShareMenu'])
})

describe('sharing in a browser', () => {
  const web = enterWeb()
  afterEach(() => web.restore())

  test('opens the browser’s share panel', async () => {
    const share = sharePanel(() => Promise.resolve())
    web.navigator({ share })
    expect(await h5.open(card)).toEqual({ kind: 'shared' })
    expect(share).toHaveBeenCalledWith(card)
  })
  test('copies the address if there is no panel', async () => {
    const writeText = jest.fn(() => Promise.resolve())
    web.navigator({ clipboard: { writeText } })
    expect(await h5.open(card)).toEqual({ kind: 'copied' })
    expect(writeText).toHaveBeenCalledWith(card.url)
  })
  test('is unsupported without a panel and clipboard', async () => {
    expect(await h5.open(card)).toEqual({ kind: 'unsupported' })
  })
})

describe.each([
  { host: 'weapp', share: weapp, enter: enterWeapp as () => NativeHost, calls: ['hideShareMenu', 'showShareMenu'] },
  { host: 'alipay', share: alipay, enter: enterAlipay, calls: ['hideShareMenu'] },
  { host: 'bank', share: bank, enter: enterBank, calls: ['hideShareMenu', 'showShareMenu'] },
])('the share menu of $host', ({ share, enter, calls }) => {
  tellsQuietly(enter, calls, () => {
    share.allow(false)
    share.allow(true)
  })
})
