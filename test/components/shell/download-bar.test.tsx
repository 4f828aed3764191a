import { getCurrentInstance } from '@tarojs/taro'
import { terminalJump } from '@/api/jump'
import { DownloadBar } from '@/components/shell/download-bar/download-bar'
import { texts } from '@/locales/texts'
import type { RouteName } from '@/router/table/table'
import { mount, type Mounted } from '../../support/screen'
import { fakeServices } from '../../support/services'
import { withServices } from '../../support/with-services'

const BAR = { name: 'Lantern Hall', slogan: 'Be first', pictureUrl: '', channelIds: ['APP'] }

describe('DownloadBar', () => {
  let screen: Mounted
  const shown = async (name: RouteName, { channelId = 'APP', params = {} } = {}) => {
    await texts.setLanguage('en-US')
    Object.assign(getCurrentInstance(), { router: { path: '', params } })
    const fake = fakeServices({
      config: { downloadBar: BAR },
      answers: [[terminalJump, () => terminalJump.read({})]],
    })
    fake.stores.session.applyQuery({ channelId })
    screen = await mount(withServices(DownloadBar, fake.services), { name })
    return fake
  }
  afterEach(() => screen.unmount())

  test('shows the merchant’s name and text in a landmark', async () => {
    await shown('all')
    const bar = screen.all('[role=complementary]')[0]!
    expect(bar.getAttribute('aria-label')).toBe('Get the app')
    expect(bar.textContent).toContain('Lantern HallBe first')
  })

  test('requests the app address of the current screen, and shows a failure', async () => {
    const { sentTo, dialogs } = await shown('show-detail', { params: { showId: 'S%2D1', channelId: 'APP' } })
    await screen.tap(screen.all('button')[0])
    expect(sentTo(terminalJump)).toEqual([
      { miniAppType: 'H5', pageName: 'show-detail', target: encodeURIComponent('{"showId":"S-1"}') },
    ])
    expect(dialogs.current).toMatchObject({ kind: 'alert', content: 'The app can’t be opened right now' })
  })

  test('remains hidden until the end of the visit after the buyer closes it', async () => {
    const { stores } = await shown('all')
    await screen.tap(screen.all('[aria-label=Close]')[0])
    expect([screen.all('[role=complementary]'), stores.session.downloadBarClosed]).toEqual([[], true])
  })

  test.each(['ticket-holder', 'ticket-detail-new', 'confirm-order', 'pay-success', 'mine', 'pick-seat'] as const)(
    'is hidden on the screen %s',
    async (name) => {
      await shown(name)
      expect(screen.all('[role=complementary]')).toEqual([])
    },
  )

  test('is hidden for another sales channel', async () => {
    await shown('all', { channelId: 'BANK' })
    expect(screen.all('[role=complementary]')).toEqual([])
  })
})
