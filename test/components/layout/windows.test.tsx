import { layouts } from '@/api/layout'
import { LayoutView } from '@/components/layout/layout-view'
import { texts } from '@/locales/texts'
import { keys } from '@/platform/storage/keys'
import { mount, type Mounted } from '../../support/screen'
import { fakeServices } from '../../support/services'
import { withServices } from '../../support/with-services'

let mounted: Mounted
afterEach(() => mounted.unmount())

const system = { window: () => ({ width: 375, height: 812 }), onResize: () => () => undefined }
const newServices = () => fakeServices({ member: true, platform: { system } as never })

const open = async (components: object[], opened = newServices(), layoutId = 'L') => {
  await texts.setLanguage('en-US')
  const layout = layouts.read({ layoutId, components })
  mounted = await mount(withServices(LayoutView, opened.services), { layout, showId: 'S1' })
  await mounted.settle()
  await mounted.settle()
  return opened
}

const dialogs = (): string[] =>
  mounted.all('[role="dialog"]').map((dialog) => dialog.querySelector('[role="heading"]')?.textContent ?? '')

const notices = {
  type: 'NOTICE_WINDOW',
  componentId: 'n',
  notices: [
    { noticeId: 'n1', noticeTitle: 'Codes', noticeContent: 'Come early', noticeMoreUrl: '/announce/n1' },
    { noticeId: 'n2', noticeTitle: 'Cancelled', noticeContent: 'Sorry' },
  ],
}
const banner = {
  type: 'BANNER_WINDOW',
  componentId: 'b',
  imageUrl: '/media/banners/banner-1.webp',
  alt: 'Tidal Radio',
  target: { kind: 'SHOW_DETAIL', params: { showId: 's1' } },
}

test('opens several popups one after another, each only once', async () => {
  const opened = await open([notices, banner], newServices(), 'A')
  expect(dialogs()).toEqual(['Codes'])
  expect(mounted.find('[role="dialog"]').style.maxHeight).toBe('432px')
  await mounted.tap(mounted.button('Got it'))
  expect(dialogs()).toEqual(['Cancelled'])
  await mounted.tap(mounted.button('Close'))
  expect(dialogs()).toEqual(['Tidal Radio'])
  const reads = opened.storage.read(keys.popupReads, opened.stores.user.userId) ?? []
  expect(reads.map(({ announcementId, showId, pageSource }) => [announcementId, showId, pageSource])).toEqual([
    ['n1', 'S1', 'A'],
    ['n2', 'S1', 'A'],
  ])
  mounted.unmount()
  await open([notices, banner], opened, 'A')
  expect(dialogs()).toEqual(['Tidal Radio'])
})

test('opens a banner’s target once per visit', async () => {
  const opened = await open([banner], newServices(), 'B')
  await mounted.tap(mounted.button('Tidal Radio'))
  expect(opened.went).toEqual([['open', 'show-detail', { showId: 's1' }]])
  expect(opened.tracked).toEqual([{ name: 'click_component', component: 'BANNER_WINDOW', target: 'show-detail' }])
  expect(dialogs()).toEqual([])
  expect(opened.storage.read(keys.popupReads, opened.stores.user.userId)).toBeUndefined()
  mounted.unmount()
  await open([notices, banner], newServices(), 'B')
  expect(dialogs()).toEqual(['Codes'])
})

test('links a notice to its full text', async () => {
  const { went, tracked } = await open([notices], newServices(), 'C')
  await mounted.tap(mounted.button('More'))
  expect(went).toEqual([['openAddress', '/announce/n1']])
  expect(tracked).toEqual([{ name: 'click_close_notice', noticeId: 'n1' }])
  expect(dialogs()).toEqual(['Cancelled'])
})

test('opens a popup that has coupons, but no empty popup', async () => {
  const coupons = [{ couponTemplateId: 'c', title: 'Welcome gift', threshold: null }]
  await open(
    [
      { type: 'COUPON_WINDOW', componentId: 'none', coupons: [] },
      { ...banner, componentId: 'bare', imageUrl: '' },
      { type: 'COUPON_WINDOW', componentId: 'c', coupons },
    ],
    newServices(),
    'D',
  )
  expect(dialogs()).toEqual(['Coupons'])
  expect(mounted.text()).toContain('Welcome gift')
})
