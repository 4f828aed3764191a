import { layouts } from '@/api/layout'
import { recentlyOrder } from '@/api/recent-order'
import { LayoutView } from '@/components/layout/layout-view'
import type { LayoutKind } from '@/components/layout/part'
import { texts } from '@/locales/texts'
import { isRouteName } from '@/router/table/table'
import { NOW } from '../../support/fake-clock'
import { mount } from '../../support/screen'
import { fakeServices } from '../../support/services'
import { withServices } from '../../support/with-services'

const show = { showId: 's1', showName: 'Tidal Radio' }
const target = { kind: 'SHOW_DETAIL', params: { showId: 's1' } }
const coupon = { couponTemplateId: 'c', title: 'Gift', topicId: 'plays' }
const end = NOW + 86_400_000

/** Content of each component that leads somewhere, the text to tap, and the screen that opens. */
const COMPONENTS: Record<Exclude<LayoutKind, 'TEXT' | 'VIDEO'>, [content: object, tap: string, screen: string]> = {
  SEARCH_BAR: [{ placeholder: 'Find a show' }, 'Find a show', 'search'],
  SLIDE_IMAGES: [{ slides: [{ imageUrl: '/a.webp', title: 'Tidal Radio', target }] }, 'Tidal Radio', 'show-detail'],
  NAVIGATION: [{ items: [{ name: 'Vote', target: { kind: 'VOTE', params: { id: 'v' } } }] }, 'Vote', 'vote-detail'],
  SHOW_CALENDAR: [{ shows: [show] }, 'Tidal Radio', 'show-detail'],
  ANNOUNCEMENT: [{ notices: [{ noticeId: 'n', noticeTitle: 'Codes', noticeMoreUrl: '/announce/n' }] }, 'Codes', ''],
  SHOW_BLOCK: [{ shows: [show] }, 'Tidal Radio', 'show-detail'],
  TOUR: [{ tours: [{ tourId: 't', tourName: 'Four cities' }] }, 'Four cities', 'tour-detail'],
  HOT_VENUE: [{ venues: [{ venueId: 'v', venueName: 'Arena', showCount: 3 }] }, 'Arena', 'venue'],
  PRODUCT_BLOCK: [{ goods: [{ spuId: 'g', name: 'Mug' }] }, 'Mug', 'shop-detail'],
  COUPON_LIST: [{ coupons: [coupon] }, 'Gift', 'topic-activity'],
  PAID_MEMBER: [{ levels: [{ level: 1, name: 'Silver', rights: [], price: 9_900 }] }, 'Silver', 'member-center'],
  PRIVILEGE_CARD: [{ cards: [{ cardId: 'b', cardName: 'Theatre card', rate: 0.8 }] }, 'Theatre card', 'card-detail'],
  VOTE: [{ votes: [{ voteId: 'v', title: 'Encore', endTime: end, voteCount: 1 }] }, 'Encore', 'vote-detail'],
  ACTIVITY_ENROL: [{ activities: [{ activityId: 'a', title: 'Rehearsal', endTime: end }] }, 'Rehearsal', 'open-show'],
  SUBSCRIPTION: [{ shows: [show] }, 'Tidal Radio', 'show-detail'],
  NOTICE_WINDOW: [{ notices: [{ noticeId: 'n', noticeTitle: 'Codes', noticeMoreUrl: '/announce/n' }] }, 'More', ''],
  BANNER_WINDOW: [{ imageUrl: '/a.webp', alt: 'Tidal Radio', target }, 'Tidal Radio', 'show-detail'],
  COUPON_WINDOW: [{ coupons: [coupon] }, 'Gift', 'topic-activity'],
  TO_PAY_ORDER: [{}, 'Tidal Radio', 'order-detail'],
  IMAGE: [{ imageUrl: '/a.webp', alt: 'Tidal Radio', target }, 'Tidal Radio', 'show-detail'],
  RECOMMENDED_LIST: [{ shows: [show] }, 'Tidal Radio', 'show-detail'],
}

const order = {
  ...{ orderId: 'O1', orderState: 'UNPAID', firstShowName: 'Tidal Radio', displayPosterURL: '', posterColor: '' },
  ...{ createTime: NOW - 60_000, reserveTime: NOW + 600_000 },
}

const open = async (component: object) => {
  await texts.setLanguage('en-US')
  const system = { window: () => ({ width: 375, height: 812 }), onResize: () => () => undefined }
  const opened = fakeServices({
    ...{ form: 'wire', member: true, platform: { system } as never },
    answers: [[recentlyOrder, () => order]],
  })
  const layout = layouts.read({ layoutId: 'L', components: [component] })
  const screen = await mount(withServices(LayoutView, opened.services), { layout })
  for (let turn = 0; turn < 4; turn++) await screen.settle()
  return { ...opened, screen }
}

const nameOf = (element: HTMLElement): string =>
  `${element.textContent} ${element.ariaLabel ?? element.getAttribute('aria-label') ?? ''}`

describe('every component of a page', () => {
  test.each(Object.entries(COMPONENTS))('%s opens a screen', async (type, [content, tap, name]) => {
    const { screen, went } = await open({ type, componentId: type, ...content })
    const press = (text: string) =>
      screen.tap(screen.all('button, a').find((each) => nameOf(each).includes(text)) as HTMLElement)
    await press(tap)
    if (went.length === 0) await press('More')
    const [how, to] = went[0] ?? []
    expect(name ? to : how).toBe(name || 'openAddress')
    if (name) expect(isRouteName(name)).toBe(true)
    screen.unmount()
  })
})
