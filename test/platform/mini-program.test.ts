/** @jest-environment jsdom */
import { externalNavigation } from '@/platform/external-navigation'
import {
  openMiniProgram as alipay,
  openMiniProgram as bank,
  openMiniProgram as weapp,
} from '@/platform/mini-program/index'
import { openMiniProgram as h5 } from '@/platform/mini-program/index.h5'
import { enterAlipay } from '../hosts/fakes/alipay'
import { enterBank } from '../hosts/fakes/bank'
import { enterWeapp } from '../hosts/fakes/weapp'
import { DONE, holdToContract } from './support/contract'

jest.mock('@tarojs/taro', () => jest.requireActual<{ asModule: object }>('../hosts/fakes/taro').asModule)

const target = { appId: 'wx1234', path: 'pages/a?b=1', link: 'https://wxaurl.cn/x' }
const opening = {
  call: 'navigateToMiniProgram',
  asked: { appId: 'wx1234', path: 'pages/a?b=1' },
  gives: { kind: 'done' },
}

holdToContract('opening another mini program', DONE, {
  weapp: { ask: () => weapp(target), ...opening },
  alipay: { ask: () => alipay(target), ...opening },
  bank: { ask: () => bank(target), ...opening },
  h5: {
    enter: () => void jest.spyOn(externalNavigation, 'assign').mockImplementation(),
    ask: () => h5(target),
    ends: [
      {
        when: 'follows the link',
        gives: { kind: 'done' },
        check: () => expect(externalNavigation.assign).toHaveBeenCalledWith(target.link),
      },
    ],
    leave: () => jest.restoreAllMocks(),
  },
})

describe.each([
  { host: 'weapp', open: weapp, enter: enterWeapp },
  { host: 'alipay', open: alipay, enter: enterAlipay },
  { host: 'bank', open: bank, enter: enterBank },
])('another mini program on $host', ({ open, enter }) => {
  test('fails for an invalid id, and calls no host function', async () => {
    const host = enter()
    expect(await open({ appId: '' })).toEqual({ kind: 'failed' })
    expect(host.calls).toEqual([])
  })
})

describe('another mini program from a browser', () => {
  let to: jest.SpyInstance
  beforeEach(() => {
    to = jest.spyOn(externalNavigation, 'assign').mockImplementation()
  })
  afterEach(() => jest.restoreAllMocks())

  test.each(['https://wxaurl.cn/x', 'alipays://platformapi/startapp?appId=1', 'weixin://dl/business/?t=1'])(
    'opens by the link %s',
    async (link) => {
      expect(await h5({ appId: 'x', link })).toEqual({ kind: 'done' })
      expect(to).toHaveBeenCalledWith(link)
    },
  )
  test.each(['javascript:alert(1)', 'http://x.example', 'intent://x', 'https://a b'])(
    'never opens by the link %s',
    async (link) => {
      expect(await h5({ appId: 'x', link })).toEqual({ kind: 'failed' })
      expect(to).not.toHaveBeenCalled()
    },
  )
  test('is unsupported without a link', async () => {
    expect(await h5({ appId: 'wx1234' })).toEqual({ kind: 'unsupported' })
  })
})
