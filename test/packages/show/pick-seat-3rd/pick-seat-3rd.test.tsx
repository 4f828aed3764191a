import { currentHold } from '@/api/seats'
import { pickSeatUrl, showStatic } from '@/api/show'
import { fen } from '@/domain/money'
import PickSeat3rd from '@/packages/show/pick-seat-3rd/pick-seat-3rd'
import { externalNavigation } from '@/platform/external-navigation'
import { platform } from '@/platform/platform'
import { RequestError } from '@/request/errors'
import { aSeatHold } from '../../../support/data/seat-hold'
import { facts } from '../../../support/data/show-on-sale'
import { NOW } from '../../../support/fake-clock'
import { offline, refused } from '../../../support/fake-gateway'
import { happen } from '../../../support/page-life'
import { type Given, openScreen, type OpenScreen } from '../../../support/open-screen'

const partnerShow = { ...facts, seatPickType: 'SUPPORT_THIRD_PARTY' }
const hold = aSeatHold({
  seats: [
    {
      seatId: '101-3-5',
      seatPlanId: 'P1',
      seatPlanName: '一层',
      seatDesc: '一层 101 区 3 排 5 座',
      price: fen(58_000),
    },
  ],
  expiresAt: NOW + 600_000,
})
const PAGE = 'https://seats.example/pick?link=a.b'
const inApp = { isWeb: false, isMini: true }

describe('the screen for seats on a partner’s page', () => {
  let screen: OpenScreen
  let left: string[]
  const open = async ({ answers = [], params = {}, ...given }: Given = {}) => {
    screen = await openScreen(PickSeat3rd, {
      member: true,
      answers: [
        [showStatic, () => partnerShow],
        [pickSeatUrl, () => ({ url: PAGE })],
        [currentHold, () => ({ hold: null })],
        ...answers,
      ],
      params: { showId: 'S1', sessionId: 'N1', ...params },
      ...given,
    })
  }
  const mini = (): Given => ({
    host: { host: { ...platform.host, ...inApp, isDesktop: () => false } as never, webOrigin: () => '' },
  })
  beforeEach(() => {
    left = []
    jest.spyOn(externalNavigation, 'assign').mockImplementation((address) => void left.push(address))
  })
  afterEach(() => {
    screen.unmount()
    jest.restoreAllMocks()
  })

  test('opens the partner’s page on the web with a return address', async () => {
    await open()
    await screen.press('前往选座')
    expect(left).toEqual([PAGE])
    expect(screen.sentTo(pickSeatUrl)).toEqual([
      {
        showId: 'S1',
        sessionId: 'N1',
        returnUrl: `${window.location.origin}/pick-seat-3rd?showId=S1&sessionId=N1&returned=1`,
      },
    ])
    expect(screen.text()).toContain('seats.example')
  })

  test('opens the page in a mini program’s web view, and loads the hold on return', async () => {
    await open(mini())
    await screen.press('前往选座')
    expect(screen.sentTo(pickSeatUrl)).toEqual([{ showId: 'S1', sessionId: 'N1' }])
    expect(screen.went).toEqual([['open', 'web-view', { link: PAGE }]])
    screen.answer(currentHold, () => ({ hold }))
    await screen.change(() => void happen('useDidHide'))
    await screen.change(() => void happen('useDidShow'))
    expect(screen.went[1]).toEqual(['redirect', 'confirm-order', { showId: 'S1', sessionId: 'N1', holdId: 'H1' }])
  })

  test('opens the order with the hold after the partner’s redirect', async () => {
    await open({ params: { returned: '1' }, answers: [[currentHold, () => ({ hold })]] })
    expect(screen.sentTo(currentHold)[0]).toEqual({ showId: 'S1' })
    expect(screen.went).toEqual([['redirect', 'confirm-order', { showId: 'S1', sessionId: 'N1', holdId: 'H1' }]])
  })

  test('reports that no seats were chosen, and offers a retry', async () => {
    await open({ params: { returned: '1' } })
    expect(screen.text()).toContain('没有选好的座位')
    await screen.press('重新打开选座页面')
    expect(left).toEqual([PAGE])
  })

  test('requires a login first', async () => {
    await open({ member: false })
    await screen.press('登录后选座')
    expect(screen.went).toEqual([['openLogin']])
    expect(screen.sentTo(currentHold)).toEqual([])
    expect(screen.sentTo(pickSeatUrl)).toEqual([])
  })

  test('shows held seats, which can be ordered or chosen again', async () => {
    await open({ answers: [[currentHold, () => ({ hold })]] })
    expect(screen.text()).toContain('一层 101 区 3 排 5 座')
    expect(screen.went).toEqual([])
    await screen.press('去下单')
    expect(screen.went).toEqual([['open', 'confirm-order', { showId: 'S1', sessionId: 'N1', holdId: 'H1' }]])
    await screen.press('重新选座')
    expect(left).toEqual([PAGE])
  })

  test.each(['http://seats.example/', 'javascript:alert(1)', 'https://a:b@seats.example/', '/pick'])(
    'blocks the address %s',
    async (url) => {
      await open({ answers: [[pickSeatUrl, () => ({ url })]] })
      await screen.press('前往选座')
      expect(left).toEqual([])
      expect(screen.text('[role=alert]')).toContain('无法安全打开选座页面')
    },
  )

  test('opens a page of the storefront’s own origin only on the web', async () => {
    const url = `${window.location.origin}/sandbox/seats?link=a.b`
    await open({ answers: [[pickSeatUrl, () => ({ url })]] })
    await screen.press('前往选座')
    expect(left).toEqual([url])
    screen.unmount()
    await open({ ...mini(), answers: [[pickSeatUrl, () => ({ url })]] })
    await screen.press('前往选座')
    expect(screen.went).toEqual([])
  })

  test('shows the gateway’s text for a refusal, and a storefront text for a network failure', async () => {
    await open({ answers: [[pickSeatUrl, refused('演出已停售')]] })
    await screen.press('前往选座')
    expect(screen.text('[role=alert]')).toBe('演出已停售')
    screen.answer(pickSeatUrl, offline)
    await screen.press('前往选座')
    expect(screen.text('[role=alert]')).toContain('网络')
  })

  test('offers a retry to a buyer who returns offline', async () => {
    await open({ params: { returned: '1' }, answers: [[currentHold, offline]] })
    expect(screen.text('[role=alert]')).not.toBe('')
    screen.answer(currentHold, () => ({ hold }))
    await screen.press('已选好，继续')
    expect(screen.went).toEqual([['redirect', 'confirm-order', expect.objectContaining({ holdId: 'H1' })]])
  })

  test('links to the show if it has no partner, or to all shows if unknown', async () => {
    await open({ answers: [[showStatic, () => facts]] })
    await screen.press('返回演出')
    expect(screen.went).toEqual([['redirect', 'show-detail', { showId: 'S1' }]])
    screen.unmount()
    const notThere = () => {
      throw new RequestError({ kind: 'business', httpCode: 404 })
    }
    await open({ answers: [[showStatic, notThere]] })
    expect(screen.button('看看别的演出')).toBeTruthy()
  })
})
