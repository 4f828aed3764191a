import { noticeTemplates } from '@/api/message'
import { NoticeChannels } from '@/components/reminder/notice-channels'
import type { SubscribeAnswer } from '@/platform/subscribe-message/contract'
import { screenScope } from '../../support/screen-scope'
import { fakeServices } from '../../support/services'
import { settle } from '../../support/settle'

const BOTH = { cellphone: '13800000001', email: 'demo@foyer.example' }

interface Given {
  member?: object | false
  exists?: boolean
  answer?: SubscribeAnswer
  templates?: object[]
}

const begin = async ({
  member = BOTH,
  exists = true,
  answer = { kind: 'rejected' },
  templates = [{ occasion: 'SALE_REMIND', templateId: 't1' }],
}: Given = {}) => {
  const request = jest.fn(async (_ids: readonly string[]) => answer)
  const all = fakeServices({
    member,
    platform: { subscribeMessage: { exists, request } },
    answers: [[noticeTemplates, () => ({ templates })]],
  })
  const { screen } = screenScope(all.services)
  const channels = new NoticeChannels({ ...all.services, screen }, ['SALE_REMIND', 'WAIT_LIST'])
  screen.start()
  await settle()
  return { ...all, request, channels }
}

test.each<[Given, string[]]>([
  [{}, ['SUBSCRIBE_MESSAGE', 'SMS', 'EMAIL']],
  [{ templates: [] }, ['SMS', 'EMAIL']],
  [{ exists: false }, ['SMS', 'EMAIL']],
  [{ exists: false, member: { cellphone: '', email: 'demo@foyer.example' } }, ['EMAIL']],
  [{ exists: false, member: { cellphone: '', email: '' } }, []],
])('maps the setup %j to the notice channels %j', async (given, offered) => {
  const { channels } = await begin(given)
  expect(channels.offered('SALE_REMIND')).toEqual(offered)
})

test('offers no host message for a notice type that has no template', async () => {
  const { channels, request } = await begin()
  expect(channels.offered('WAIT_LIST')).toEqual(['SMS', 'EMAIL'])
  expect([await channels.best('WAIT_LIST'), await channels.permits('WAIT_LIST', 'SUBSCRIBE_MESSAGE')]).toEqual([
    'SMS',
    false,
  ])
  expect(request).not.toHaveBeenCalled()
})

test.each<[SubscribeAnswer, string]>([
  [{ kind: 'accepted', ids: ['t1'] }, 'SUBSCRIBE_MESSAGE'],
  [{ kind: 'rejected' }, 'SMS'],
  [{ kind: 'banned' }, 'SMS'],
  [{ kind: 'denied' }, 'SMS'],
  [{ kind: 'unsupported' }, 'SMS'],
  [{ kind: 'failed' }, 'SMS'],
])('chooses the best channel after the host’s answer %j: %s', async (answer, best) => {
  const { channels, request } = await begin({ answer })
  const asked = channels.best('SALE_REMIND')
  // The host accepts this call only during the tap event itself.
  expect(request.mock.calls).toEqual([[['t1']]])
  expect(await asked).toBe(best)
})

test('allows SMS and e-mail notices without a request to the host', async () => {
  const { channels, request } = await begin()
  expect([await channels.permits('SALE_REMIND', 'SMS'), await channels.permits('SALE_REMIND', 'EMAIL')]).toEqual([
    true,
    true,
  ])
  expect(request).not.toHaveBeenCalled()
})

test('leaves the choice to the gateway if the account has no phone and e-mail', async () => {
  const { channels } = await begin({ exists: false, member: { cellphone: '', email: '' } })
  expect(await channels.best('SALE_REMIND')).toBeUndefined()
})

test('loads message templates only after the login, on hosts that support messages', async () => {
  const { sentTo, logIn } = await begin({ member: false })
  expect(sentTo(noticeTemplates)).toEqual([])
  logIn()
  await settle()
  expect(sentTo(noticeTemplates)).toEqual([{ occasions: ['SALE_REMIND', 'WAIT_LIST'] }])
  const web = await begin({ exists: false })
  expect(web.sentTo(noticeTemplates)).toEqual([])
})
