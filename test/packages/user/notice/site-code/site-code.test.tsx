import { shopConfigs, shopInfo } from '@/api/shop'
import SiteCode from '@/packages/user/notice/site-code/site-code'
import type { Share } from '@/platform/share/contract'
import { aSite } from '../../../../support/data/site'
import { offline } from '../../../../support/fake-gateway'
import { openScreen, type OpenScreen } from '../../../../support/open-screen'

let screen: OpenScreen
afterEach(() => screen.unmount())

const sites = () => ({ shopName: '', shopAvatar: '', sites: [aSite('BL1106'), aSite('BL8201', { siteId: 'site-2' })] })

const open = async (params: Record<string, string> = {}, share: Partial<Share> = {}) => {
  screen = await openScreen(SiteCode, {
    params,
    answers: [[shopInfo, sites]],
    host: {
      share: {
        open: async () => ({ kind: 'copied' }),
        buttonType: null,
        hasPanel: false,
        allow: () => undefined,
        ...share,
      },
    },
  })
}

test('shows the city in the address, and switches to that city on a tap', async () => {
  await open({ siteId: 'BL8201' })
  expect(screen.text()).toContain('Macao')
  await screen.press('进入Macao站')
  expect([screen.stores.city.cityId, screen.stores.city.siteChosen]).toEqual(['BL8201', true])
  expect(screen.sentTo(shopConfigs).at(-1)).toEqual({ cityId: 'BL8201' })
  expect(screen.went).toEqual([['switchTab', 'home']])
})

test.each(['site-2', 'BL8201'])('finds the city by the site id %s', async (siteId) => {
  await open({ siteId })
  expect(screen.text()).toContain('Macao')
})

test('shows the visitor’s current city if the address has no site', async () => {
  await open()
  await screen.press('看Shanghai的演出')
  expect([screen.stores.city.siteChosen, screen.went]).toEqual([false, [['switchTab', 'home']]])
})

test('shows a QR code of its address, and shares the address', async () => {
  const shared = jest.fn(async () => ({ kind: 'copied' }) as const)
  await open({ siteId: 'site-2' }, { open: shared })
  const [picture] = screen.all('[alt="Macao站的二维码"]')
  expect(picture).toBeTruthy()
  await screen.press('分享给朋友')
  expect(shared).toHaveBeenCalledWith(expect.objectContaining({ url: '/site-code?siteId=BL8201' }))
  expect(screen.toast()).toBe('链接已复制')
})

test('offers no sharing if the address forbids sharing', async () => {
  screen = await openScreen(SiteCode, {
    answers: [[shopInfo, sites]],
    before: ({ stores }) => stores.session.applyQuery({ forbidShare: '1' }),
  })
  expect(screen.text()).not.toContain('分享给朋友')
})

test('links to the list of cities for an unknown city', async () => {
  await open({ siteId: 'BL0000' })
  expect(screen.text()).toContain('没有找到这个城市')
  await screen.press('选择城市')
  expect(screen.went).toEqual([['open', 'site-list']])
})

test('offers a retry if the network is unavailable', async () => {
  screen = await openScreen(SiteCode, { answers: [[shopInfo, offline]] })
  screen.answer(shopInfo, sites)
  await screen.press('重试')
  expect(screen.text()).toContain('Shanghai')
})
