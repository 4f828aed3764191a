/** @jest-environment jsdom */
import { externalNavigation } from '@/platform/external-navigation'
import { customerService as alipay, customerService as bank } from '@/platform/customer-service/index'
import { customerService as h5 } from '@/platform/customer-service/index.h5'
import { customerService as weapp } from '@/platform/customer-service/index.weapp'
import { enterWeapp } from '../hosts/fakes/weapp'
import { DONE, holdToContract, never } from './support/contract'

jest.mock('@tarojs/taro', () => jest.requireActual<{ asModule: object }>('../hosts/fakes/taro').asModule)

const company = { companyChatId: 'ww1', companyChatUrl: 'https://work.weixin.qq.com/kfid/1' }

holdToContract("opening the merchant's chat", DONE, {
  weapp: {
    call: 'openCustomerServiceChat',
    ask: () => weapp.open(company),
    asked: { corpId: 'ww1', extInfo: { url: company.companyChatUrl } },
    gives: { kind: 'done' },
  },
  alipay: never(() => alipay.open(company)),
  bank: never(() => bank.open(company)),
  h5: {
    enter: () => void jest.spyOn(externalNavigation, 'openInNewTab').mockImplementation(),
    ask: () => h5.open(company),
    ends: [
      {
        when: 'a new tab',
        gives: { kind: 'done' },
        check: () => expect(externalNavigation.openInNewTab).toHaveBeenCalledWith(company.companyChatUrl),
      },
    ],
    leave: () => jest.restoreAllMocks(),
  },
})

test('opens the merchant’s own chat by a button in WeChat only', () => {
  expect([weapp.buttonType, alipay.buttonType, bank.buttonType]).toEqual(['contact', null, null])
})

test.each([{}, { jumpUrl: 'https://chat.example' }, { ...company, companyChatUrl: 'http://x' }])(
  'opens no chat in WeChat for %j',
  async (contact) => {
    enterWeapp()
    expect(await weapp.open(contact)).toEqual({ kind: 'unsupported' })
  },
)

describe('customer service in a browser', () => {
  let open: jest.SpyInstance
  beforeEach(() => {
    open = jest.spyOn(externalNavigation, 'openInNewTab').mockImplementation()
  })
  afterEach(() => jest.restoreAllMocks())

  test('opens the online chat if there is one, or else the company chat', async () => {
    expect(await h5.open({ ...company, jumpUrl: 'https://chat.sobot.com/1' })).toEqual({ kind: 'done' })
    expect(await h5.open(company)).toEqual({ kind: 'done' })
    expect(open.mock.calls).toEqual([['https://chat.sobot.com/1'], [company.companyChatUrl]])
  })
  test.each(['javascript:alert(1)', 'http://chat.example', 'nonsense', ''])('never opens %j', async (jumpUrl) => {
    expect(await h5.open({ jumpUrl })).toEqual({ kind: 'unsupported' })
    expect(open).not.toHaveBeenCalled()
  })
})

test.each([
  { host: 'weapp', service: weapp, company: true },
  { host: 'alipay', service: alipay, company: false },
  { host: 'h5', service: h5, company: true },
])('opens only https chats on $host, and reports support for company chats', ({ service, company: opens }) => {
  expect(service.mayOpen('https://chat.example/1')).toBe(true)
  for (const address of ['javascript:alert(1)', 'http://chat.example', '//chat.example', ''])
    expect(service.mayOpen(address)).toBe(false)
  expect(service.opensCompanyChat).toBe(opens)
})

test('opens a chat on the storefront’s own origin in a browser', () => {
  expect(h5.mayOpen(`${window.location.origin}/sandbox/chat`)).toBe(true)
  expect(h5.mayOpen(`${window.location.origin}.evil.example/`)).toBe(false)
})
