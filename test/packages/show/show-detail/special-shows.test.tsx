import { sessionsDynamicData } from '@/api/session'
import { showStatic } from '@/api/show'
import { showInPreview } from '@/api/show-data'
import type { Services } from '@/components/services'
import { RequestError } from '@/request/errors'
import { dynamic, facts, sales } from '../../../support/data/show-on-sale'
import { type OpenScreen } from '../../../support/open-screen'
import { changedShow, openShow } from './open-show'

describe('a show with special facts', () => {
  let screen: OpenScreen
  const open = async (...given: Parameters<typeof openShow>) => {
    screen = await openShow(...given)
  }
  afterEach(() => screen.unmount())

  test('shows the end of the sale, and the local time in another time zone', async () => {
    await open([
      ...changedShow({ latestSaleTime: Date.UTC(2026, 11, 4, 10) }),
      [showStatic, () => ({ ...facts, localTimeText: '当地时间 UTC+8' })],
    ])
    expect(screen.text()).toContain('当地时间 UTC+8')
    expect(screen.text()).toContain('售票至 12月4日 18:00')
    screen.unmount()
    await open(changedShow({ latestSaleTime: Date.UTC(2026, 11, 4, 10), soldOut: true }))
    expect(screen.text()).not.toContain('售票至')
  })

  test.each([
    ['DELAY', '待定'],
    ['CANCELED', '已取消'],
  ])('shows %s with the original date and without a price, even on desktop', async (showDetailStatus, mark) => {
    await open([...changedShow({ showDetailStatus })], { desktop: true })
    expect(screen.text()).toContain(`原定 ${facts.showDate} ·\u00a0${mark}`)
    expect(screen.text().match(new RegExp(`原定 [^·]+ ·\u00a0${mark}`, 'g'))).toHaveLength(2)
    expect(screen.text()).not.toContain('¥')
  })

  test('shows the state of the chosen session', async () => {
    const short = sales.map((each) => ({ ...each, sessionStatus: 'LACK_OF_TICKET' }))
    await open([[sessionsDynamicData, () => short]])
    expect(screen.button('缺货登记')).toBeTruthy()
  })

  test('opens the external seller directly', async () => {
    await open([[showStatic, () => ({ ...facts, jumpUrlInfo: { url: 'https://partner.example/s1' } })]])
    await screen.press('前往售票网站')
    expect(screen.went).toEqual([['openAddress', 'https://partner.example/s1']])
    expect(screen.all('[role=dialog]')).toHaveLength(0)
  })

  test('is marked in a preview, and cannot be bought, shared or added to favorites', async () => {
    const before = ({ stores }: Services) => stores.session.applyQuery({ source: 'FROM_BACKEND' })
    await open([[showInPreview, () => ({ ...facts, ...dynamic })]], { before })
    expect(screen.text()).toContain('这场演出尚未公开')
    expect(screen.button('预览中，不可购票')).toHaveProperty('disabled', true)
    expect(screen.all('[aria-pressed]')).toHaveLength(0)
    expect(screen.all('[aria-label="分享演出"]')).toHaveLength(0)
    screen.unmount()
    await open([[showInPreview, () => Promise.reject(new RequestError({ kind: 'business', httpCode: 404 }))]], {
      before,
    })
    expect(screen.text()).toContain('此页面无法查看')
  })
})
