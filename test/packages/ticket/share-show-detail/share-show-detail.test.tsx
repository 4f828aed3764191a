import { sessionsDynamicData } from '@/api/session'
import { showDynamic, showStatic } from '@/api/show'
import ShareShowDetail from '@/packages/ticket/share-show-detail/share-show-detail'
import { RequestError } from '@/request/errors'
import { dynamic, facts, sales, showOnSale } from '../../../support/data/show-on-sale'
import { type Answers, offline } from '../../../support/fake-gateway'
import { openScreen, type OpenScreen } from '../../../support/open-screen'

const missing = () => {
  throw new RequestError({ kind: 'http', httpCode: 404 })
}

describe('a shared show', () => {
  let screen: OpenScreen
  const open = async (answers: Answers = [], params: Record<string, string> = { showId: 'S1', sessionId: 'N2' }) => {
    screen = await openScreen(ShareShowDetail, { answers: [...showOnSale, ...answers], params })
  }
  afterEach(() => screen.unmount())

  test('links a visitor to the purchase of the shared session and to the show', async () => {
    await open([
      [showDynamic, () => ({ ...dynamic, favoriteCount: 128 })],
      [sessionsDynamicData, () => sales.map((sale) => ({ ...sale, minPrice: { yuan: 280, cents: 0 } }))],
    ])
    expect(screen.text()).toMatch(/你的朋友要去看.*潮声/)
    expect(screen.text()).toContain('128 人想看')
    expect(screen.text()).toContain('售票中')
    await screen.press('购买这一场')
    await screen.press('查看演出')
    expect(screen.went).toEqual([
      ['open', 'booking', { showId: 'S1', sessionId: 'N2' }],
      ['open', 'show-detail', { showId: 'S1' }],
    ])
  })

  const session = (more: object): Answers => [[sessionsDynamicData, () => sales.map((sale) => ({ ...sale, ...more }))]]

  test.each<[string, Answers, Record<string, string>, RegExp]>([
    ['is over', session({ sessionStatus: 'COMPLETED' }), { showId: 'S1', sessionId: 'N2' }, /这一场已结束/],
    ['does not exist', [], { showId: 'S1', sessionId: 'N9' }, /这一场已不在列/],
    ['is sold out', session({ soldOut: true }), { showId: 'S1', sessionId: 'N2' }, /已售罄/],
    ['cannot be loaded', [[sessionsDynamicData, offline]], { showId: 'S1', sessionId: 'N2' }, /潮声/],
    ['is missing in the address', [], { showId: 'S1' }, /潮声/],
  ])('links to the show when the session %s', async (_, answers, params, says) => {
    await open(answers, params)
    expect(screen.text()).toMatch(says)
    expect(screen.text()).not.toContain('购买这一场')
    await screen.press('查看演出')
    expect(screen.went).toEqual([['open', 'show-detail', { showId: 'S1' }]])
  })

  test('offers no purchase if a partner sells the show', async () => {
    await open([[showStatic, () => ({ ...facts, jumpUrlInfo: { url: 'https://partner.example/s' } })]])
    expect(screen.text()).not.toContain('购买这一场')
  })

  test.each([
    ['is over', [[showDynamic, () => ({ ...dynamic, showDetailStatus: 'COMPLETED' })]] as Answers, '演出已结束'],
    ['does not exist', [[showStatic, missing]] as Answers, '找不到'],
  ])('links to other shows when the show %s', async (_, answers, says) => {
    await open(answers)
    expect(screen.text()).toContain(says)
    await screen.press('看看其他演出')
    expect(screen.went).toEqual([['switchTab', 'all']])
  })
})
