import { channelLogin, channelPreview } from '@/api/oauth'
import ChannelLogin from '@/packages/user/login/channel-login/channel-login'
import { aMember } from '../../../../support/data/member'
import { openScreen, type OpenScreen } from '../../../../support/open-screen'

describe('the confirmation of a partner’s login', () => {
  let screen: OpenScreen
  const open = async (contact: string) => {
    screen = await openScreen(ChannelLogin, {
      answers: [
        [channelPreview, () => ({ contact })],
        [channelLogin, () => ({ ...aMember(), channelId: 'BANK' })],
      ],
      params: { authCode: 'a.b.c', channelCode: 'BANK', redirect: '/content/S1001' },
    })
  }
  afterEach(() => screen.unmount())

  test('names the account, and logs in after the agreements', async () => {
    await open('+86 138****0001')
    expect(screen.text('[aria-level="2"]')).toContain('+86 138****0001')
    await screen.press('登录')
    expect([screen.question() !== '', screen.stores.user.loggedIn]).toEqual([true, false])
    await screen.press('同意并继续')
    expect(screen.stores.user.loggedIn).toBe(true)
  })

  test('opens the target page without a login if the buyer declines', async () => {
    await open('')
    expect(screen.text('[aria-level="2"]')).toContain('合作方账号')
    await screen.press('不登录，继续浏览')
    expect(screen.stores.user.loggedIn).toBe(false)
    expect(screen.went.at(-1)).toEqual(['redirect', 'show-detail', { showId: 'S1001' }])
  })
})
