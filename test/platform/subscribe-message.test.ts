/** @jest-environment jsdom */
import { subscribeMessage as other } from '@/platform/subscribe-message/index'
import { subscribeMessage as alipay } from '@/platform/subscribe-message/index.alipay'
import { subscribeMessage as weapp } from '@/platform/subscribe-message/index.weapp'
import { enterAlipay } from '../hosts/fakes/alipay'
import { enterWeapp } from '../hosts/fakes/weapp'
import { holdToContract, never, REFUSED } from './support/contract'

jest.mock('@tarojs/taro', () => jest.requireActual<{ asModule: object }>('../hosts/fakes/taro').asModule)

const ids = ['sale', 'wait']
const OK = { errMsg: 'requestSubscribeMessage:ok' }

/** Returns a response of Alipay in which these templates are subscribed. */
const subscribed = (subscribedEntityIds: string[], unsubscribedEntityIds: string[] = []) => ({
  behavior: 'subscribe',
  keep: false,
  refuse: false,
  show: true,
  result: { subscribeEntityIds: subscribedEntityIds, subscribedEntityIds, unsubscribedEntityIds },
})

holdToContract(
  'asking for subscribe messages',
  { accepted: { ids: 'list' }, rejected: {}, banned: {}, ...REFUSED },
  {
    weapp: {
      call: 'requestSubscribeMessage',
      ask: () => weapp.request(ids),
      asked: { tmplIds: ids },
      good: { ...OK, sale: 'accept', wait: 'acceptWithAudio' },
      gives: { kind: 'accepted', ids },
      also: [
        {
          when: 'one of two',
          answer: { ...OK, sale: 'reject', wait: 'accept' },
          gives: { kind: 'accepted', ids: ['wait'] },
        },
        { when: 'none', answer: { ...OK, sale: 'reject', wait: 'ban' }, gives: { kind: 'rejected' } },
        { when: 'banned', answer: { ...OK, sale: 'ban', wait: 'filter' }, gives: { kind: 'banned' } },
        { when: 'no word of any', answer: OK, gives: { kind: 'failed' } },
        {
          when: 'all messages switched off',
          error: { errMsg: 'requestSubscribeMessage:fail:The main switch is switched off', errCode: 20004 },
          gives: { kind: 'denied' },
        },
        {
          when: 'the program is banned',
          error: { errMsg: 'requestSubscribeMessage:fail', errCode: 20005 },
          gives: { kind: 'unsupported' },
        },
        {
          when: 'not in a tap',
          error: { errMsg: 'requestSubscribeMessage:fail can only be invoked by user TAP gesture.', errCode: 10001 },
          gives: { kind: 'failed' },
        },
      ],
    },
    alipay: {
      call: 'requestSubscribeMessage',
      ask: () => alipay.request(ids),
      asked: { entityIds: ids },
      good: subscribed(ids),
      gives: { kind: 'accepted', ids },
      also: [
        { when: 'one of two', answer: subscribed(['sale'], ['wait']), gives: { kind: 'accepted', ids: ['sale'] } },
        { when: 'none', answer: { ...subscribed([], ids), behavior: 'cancel' }, gives: { kind: 'rejected' } },
        {
          when: 'an answer without any',
          answer: { result: { subscribedEntityIds: 'sale' } },
          gives: { kind: 'failed' },
        },
      ],
    },
    bank: never(() => other.request(ids)),
    h5: never(() => other.request(ids)),
  },
)

test('sends at most three templates to the host', async () => {
  const many = ['a', 'b', 'c', 'd']
  const wx = enterWeapp()
  await weapp.request(many)
  expect(wx.last('requestSubscribeMessage')).toEqual({ tmplIds: ['a', 'b', 'c'] })
  const my = enterAlipay()
  await alipay.request(many)
  expect(my.last('requestSubscribeMessage')).toEqual({ entityIds: ['a', 'b', 'c'] })
})

test('marks the capability as existing only on hosts with subscribe messages', () => {
  expect([weapp.exists, alipay.exists, other.exists]).toEqual([true, true, false])
})
