import { tourDetail } from '@/api/show-collection'
import Setting from '@/packages/user/account/setting/setting'
import ShowDetail from '@/packages/show/show-detail/show-detail'
import TourDetail from '@/packages/show/tour-detail/tour-detail'
import { showOnSale } from '../../support/data/show-on-sale'
import { openScreen, type OpenScreen } from '../../support/open-screen'

jest.mock('@/platform/page-meta', () => jest.requireActual<object>('@/platform/page-meta/index.h5'))

const SITE = '演唱会、话剧、体育赛事、展览等演出门票：在线选座，电子票入场。'

let screen: OpenScreen | undefined
afterEach(() => {
  screen?.unmount()
  document.head.innerHTML = ''
})

const content = (name: string) => document.head.querySelector(`meta[name=${name}]`)?.getAttribute('content')
const canonical = () => document.head.querySelector('link[rel=canonical]')?.getAttribute('href')

test('describes a show by date and venue, and allows indexing', async () => {
  window.history.replaceState(null, '', '/content/S1')
  screen = await openScreen(ShowDetail, { answers: showOnSale, params: { showId: 'S1' } })
  expect(content('description')).toContain('上海\u00a0· 港湾剧院')
  expect(canonical()).toBe('http://localhost/content/S1')
  expect(content('robots')).toBeUndefined()
})

test('describes a tour by the description of the tour', async () => {
  const tour = { tourId: 'T1', tourName: '潮声', posterUrl: '', posterColor: '', description: '六城同声', stops: [] }
  screen = await openScreen(TourDetail, { answers: [[tourDetail, () => tour]], params: { tourId: 'T1' } })
  expect(content('description')).toBe('六城同声')
})

test('describes a private screen by a general text, and forbids indexing', async () => {
  screen = await openScreen(Setting, { answers: [] })
  expect([content('description'), content('robots'), canonical()]).toEqual([SITE, 'noindex', undefined])
})
