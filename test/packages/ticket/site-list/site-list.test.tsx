import { shopInfo } from '@/api/shop'
import SiteList from '@/packages/ticket/site-list/site-list'
import { keys } from '@/platform/storage/keys'
import { aSite } from '../../../support/data/site'
import { openScreen, type OpenScreen } from '../../../support/open-screen'

let screen: OpenScreen
afterEach(() => screen.unmount())

const city = (id: string, cityName: string, pinyin: string, showCount = 0) =>
  aSite('BL1106', {
    ...{ siteId: id, bsCityId: id, cityId: id, cityName, pinyin, showCount },
    initial: pinyin.charAt(0).toUpperCase(),
  })

const CITIES = [
  city('BL1106', '上海', 'shang hai', 9),
  city('BL8201', '澳门', 'ao men', 6),
  city('BL3301', '杭州', 'hang zhou', 1),
  city('BL3205', '苏州', 'su zhou', 1),
  city('BL3201', '南京', 'nan jing', 1),
  city('BL4401', '广州', 'guang zhou', 1),
  city('BL5001', '重庆', 'chong qing'),
  city('BL8101', '香港', 'xiang gang', 1),
]

const open = async (sites = CITIES) => {
  screen = await openScreen(SiteList, { answers: [[shopInfo, () => ({ shopName: '', shopAvatar: '', sites })]] })
}
const names = (selector: string) => screen.all(selector).map(({ textContent }) => textContent)
const cities = () => screen.all('[role=radio]').map(({ textContent }) => textContent?.replace(/\d+ 场|暂无演出/, ''))

test('lists the cities with the most shows above the groups by letter', async () => {
  await open()
  expect(names('[role=group] button')).toEqual(['A', 'C', 'G', 'H', 'N', 'S', 'X'])
  expect(cities()).toEqual(['澳门', '重庆', '广州', '杭州', '南京', '上海', '苏州', '香港'])
  expect(screen.text()).toContain('热门城市澳门')
  expect(screen.text()).toContain('重庆暂无演出')
})

test('shows that a city’s number of shows includes nearby cities', async () => {
  await open([{ ...CITIES[0], hasNearby: true }, CITIES[1]])
  expect(names('[role=radio]')).toEqual([expect.stringMatching(/^上海上海及周边.·.9 场$/), '澳门6 场'])
})

test('scrolls to a letter’s cities, and again only after the list was scrolled', async () => {
  await open()
  const scrolled = jest.fn()
  const [box] = screen.all('[data-scroll=y]')
  Object.assign(box, { scrollBy: scrolled })
  await screen.press('S 开头的城市')
  expect(scrolled).toHaveBeenCalledTimes(1)
  await screen.press('S 开头的城市')
  expect(scrolled).toHaveBeenCalledTimes(1)
  await screen.change(() => void box.dispatchEvent(new Event('scroll')))
  await screen.press('S 开头的城市')
  expect(scrolled).toHaveBeenCalledTimes(2)
})

test('searches by name, pinyin or initials, and announces the results', async () => {
  await open()
  for (const [typed, found] of [
    ['京', ['南京']],
    ['cq', ['重庆']],
    ['zhou', []],
    ['s', ['上海', '苏州']],
  ] as const) {
    await screen.type(screen.all('input')[0], typed)
    expect([typed, cities()]).toEqual([typed, found])
  }
  expect(screen.text()).toContain('找到 2 个城市')
  expect(screen.text()).not.toContain('热门城市')
})

test('offers to clear a search that has no results', async () => {
  await open()
  await screen.type(screen.all('input')[0], '火星')
  expect(screen.text()).toContain('没有找到“火星”')
  await screen.press('清空')
  expect(cities()).toHaveLength(CITIES.length)
})

test('shows a short list of cities without groups', async () => {
  await open(CITIES.slice(0, 2))
  expect([names('[role=group] button'), cities()]).toEqual([[], ['上海', '澳门']])
})

test('lists recently chosen cities first, and omits cities that no longer exist', async () => {
  screen = await openScreen(SiteList, {
    answers: [[shopInfo, () => ({ shopName: '', shopAvatar: '', sites: CITIES })]],
    before: ({ platform }) => void platform.storage.write(keys.recentCities, ['BL1106', 'BL9999', 'BL3301']),
  })
  expect(screen.text()).toContain('最近访问杭州热门城市')
  await screen.press('澳门')
  expect(screen.went).toEqual([['back']])
  expect(screen.services.platform.storage.read(keys.recentCities)).toEqual(['BL8201', 'BL1106', 'BL9999', 'BL3301'])
})

test('links to the QR code screen of the city', async () => {
  await open()
  await screen.press('城市二维码')
  expect(screen.went).toEqual([['open', 'site-code']])
})
