import { showStatic } from '@/api/show'
import ShareTicket from '@/packages/ticket/share-ticket/share-ticket'
import { done } from '@/platform/outcome'
import { RequestError } from '@/request/errors'
import { facts, showOnSale } from '../../../support/data/show-on-sale'
import { type Answers } from '../../../support/fake-gateway'
import { type Given, openScreen, type OpenScreen } from '../../../support/open-screen'
import { happen } from '../../../support/page-life'

const missing = () => {
  throw new RequestError({ kind: 'http', httpCode: 404 })
}

describe('the sharing of a show', () => {
  let screen: OpenScreen
  const copied: string[] = []
  const clipboard = {
    copy: async (text: string) => {
      copied.push(text)
      return done
    },
    paste: async () => ({ kind: 'failed' as const }),
  }
  const open = async (given: Given = {}, answers: Answers = []) => {
    copied.length = 0
    screen = await openScreen(ShareTicket, {
      member: true,
      answers: [...showOnSale, ...answers],
      params: { showId: 'S1', sessionId: 'N2' },
      ...given,
      host: { clipboard, ...given.host },
    })
  }
  afterEach(() => screen.unmount())

  test('copies an address that includes only the show, the session and the channel', async () => {
    await open({ before: ({ stores }) => stores.session.applyQuery({ channelId: 'BANK', token: 'secret' }) })
    expect(screen.text()).toMatch(/我要去看.*潮声/)
    expect(screen.text()).toContain('不包含座位、姓名和票码')
    await screen.press('复制链接')
    expect(copied).toEqual(['http://localhost/share-show-detail?channelId=BANK&showId=S1&sessionId=N2'])
    expect(screen.toast()).toBe('链接已复制，可以发给朋友了')
    expect(screen.tracked).toContainEqual({ name: 'share', way: 'link' })
  })

  test('offers the browser’s share panel in addition to copying the link', async () => {
    const shared: object[] = []
    const share = {
      buttonType: null,
      hasPanel: true,
      allow: () => undefined,
      open: async (card: object) => {
        shared.push(card)
        return { kind: 'shared' as const }
      },
    }
    await open({ host: { share } })
    await screen.press('分享链接')
    expect(shared).toMatchObject([{ title: '一起去看 潮声', url: expect.stringMatching(/share-show-detail/) }])
    screen.unmount()
    await open({ host: { share: { ...share, hasPanel: false } } })
    expect(screen.text()).not.toContain('分享链接')
    expect(screen.text()).toContain('复制链接')
  })

  test('shares a card in a mini program, but not to Moments', async () => {
    await open()
    expect(happen('useShareAppMessage')[0]).toMatchObject({
      title: '一起去看 潮声',
      path: '/packages/ticket/share-show-detail/share-show-detail?showId=S1&sessionId=N2',
    })
  })

  test('is not offered if the address forbids sharing', async () => {
    await open({ before: ({ stores }) => stores.session.applyQuery({ forbidShare: '1' }) })
    expect(screen.text()).not.toMatch(/复制链接|保存图片/)
    await screen.press('查看我的票夹')
    expect(screen.went).toEqual([['switchTab', 'ticket-holder']])
  })

  test('links to the tickets if the show is unknown', async () => {
    await open({}, [[showStatic, missing]])
    await screen.press('查看我的票夹')
    expect(screen.went).toEqual([['switchTab', 'ticket-holder']])
  })

  test('shows the show’s dates if the session is unknown', async () => {
    await open({ params: { showId: 'S1', sessionId: '<b>x</b>' } })
    expect(screen.text()).toContain(facts.showDate)
    expect(screen.text()).not.toContain('<b>')
  })
})
