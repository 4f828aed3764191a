import { channelLogin, channelPreview, linkAccount } from '@/api/oauth'
import { ChannelLoginModel } from '@/packages/user/login/channel-login/channel-login.model'
import { aMember } from '../../../../support/data/member'
import { refused } from '../../../../support/fake-gateway'
import { openModel } from '../../../../support/open-model'
import { fakeServices, type ServicesOptions } from '../../../../support/services'
import { settle } from '../../../../support/settle'
import { RequestError } from '@/request/errors'

const LINK = { authCode: 'a.b.c', channelCode: 'BANK' }
const CONTACT = '+86 138****0001'

const open = async (
  params: { authCode?: string; channelCode?: string; redirect?: string },
  { answers = [], ...more }: ServicesOptions = {},
) => {
  const all = fakeServices({
    ...more,
    answers: [
      [channelPreview, () => ({ contact: CONTACT })],
      [channelLogin, () => ({ ...aMember(), channelId: 'BANK' })],
      [linkAccount, () => undefined],
      ...answers,
    ],
  })
  const { model } = await openModel(all.services, (deps) => new ChannelLoginModel(deps, params))
  return { ...all, model }
}

describe('a partner’s link', () => {
  it('shows the account to a visitor and stores no login', async () => {
    const { model, sentTo, stores } = await open(LINK)
    expect([model.contact, sentTo(channelPreview)]).toEqual([CONTACT, [LINK]])
    expect([sentTo(channelLogin), stores.user.loggedIn]).toEqual([[], false])
  })

  it('logs in and stores the channel once the account and the agreements are accepted', async () => {
    const { model, sentTo, stores } = await open(LINK, { agrees: true })
    await model.accept()
    expect(sentTo(channelLogin)).toEqual([LINK])
    expect([stores.user.loggedIn, stores.session.channelId, model.consent.accepted]).toEqual([true, 'BANK', true])
  })

  it('sends no login if the agreements are declined', async () => {
    const { model, questions, sentTo, stores } = await open(LINK, { agrees: false })
    await model.accept()
    expect([questions.length, sentTo(channelLogin), stores.user.loggedIn]).toEqual([1, [], false])
  })

  it.each([
    ['/content/S1001?source=x', ['redirect', 'show-detail', { showId: 'S1001', source: 'x' }]],
    [undefined, ['redirect', 'home', {}]],
    ['https://evil.example/', ['redirect', 'home']],
  ])('opens the target page of “%s” without a login if the buyer declines', async (redirect, went) => {
    const all = await open({ ...LINK, redirect })
    await all.model.decline()
    expect([all.went, all.sentTo(channelLogin), all.stores.user.loggedIn]).toEqual([[went], [], false])
  })

  it('requires a confirmation if another tab has logged in to another account', async () => {
    const { model, logIn, sentTo, state, stores, went } = await open({ ...LINK, redirect: '/setting' })
    model.consent.set(true)
    logIn({ userId: 'U9' })
    state.agrees = false
    await model.accept()
    expect([sentTo(channelLogin), stores.user.userId, went.at(-1)]).toEqual([[], 'U9', ['redirect', 'setting', {}]])
  })

  it.each([{}, { authCode: 'a.b.c' }, { channelCode: 'BANK' }])('is invalid with the parameters %j', async (params) => {
    const { sentTo, model } = await open(params)
    expect([sentTo(channelPreview), model.problem]).toEqual([[], { key: 'channel.missing' }])
  })

  it('requires a confirmation to replace the account of a logged-in buyer', async () => {
    const stays = await open({ ...LINK, redirect: '/setting' }, { member: true, agrees: false })
    expect([stays.sentTo(channelLogin), stays.went]).toEqual([[], [['redirect', 'setting', {}]]])
    const changes = await open(LINK, { member: { userId: 'U9' }, agrees: true })
    expect([changes.sentTo(channelLogin).length, changes.stores.user.userId]).toEqual([1, aMember().userId])
  })

  it('shows the refusal of a login code that has expired', async () => {
    const { model, stores } = await open(LINK, {
      agrees: true,
      answers: [[channelLogin, refused('登录超时', 22031905)]],
    })
    await model.accept()
    expect([model.problem?.message, stores.user.loggedIn]).toEqual(['登录超时', false])
  })

  it('is linked to the contact’s existing account at the next login', async () => {
    const taken = () => {
      throw new RequestError({
        ...{ kind: 'business', statusCode: 22031907, message: '已有账号' },
        data: { linkTicket: 't1', contact: CONTACT },
      })
    }
    const { model, logIn, sentTo, stores } = await open(LINK, { answers: [[channelPreview, taken]] })
    expect([model.problem?.message, stores.user.loggedIn]).toEqual(['已有账号', false])
    logIn()
    await settle()
    expect(sentTo(linkAccount)).toEqual([{ linkTicket: 't1' }])
  })
})
