import { act } from 'react'
import { layouts } from '@/api/layout'
import {
  collectBirthdayGift,
  popSetting,
  type PopSetting,
  stopBirthdayPopup,
  stopUpgradePopup,
  takePopup,
} from '@/api/member-popup'
import { LayoutView } from '@/components/layout/layout-view'
import { ScreenLifecycle, ScreenLifecycleContext } from '@/components/screen/screen-lifecycle'
import { texts } from '@/locales/texts'
import { type Answers, offline } from '../../support/fake-gateway'
import { mount, type Mounted } from '../../support/screen'
import { fakeServices } from '../../support/services'
import { withServices } from '../../support/with-services'
import { rightOf } from '../../packages/user/member/answers'

let mounted: Mounted
afterEach(() => mounted.unmount())

const rights = (count: number) =>
  Array.from({ length: count }, (_, at) => rightOf('DISCOUNT', { primeRightTypeName: `Right ${at}` }))
const level = (count = 4): PopSetting['levelUpgrade'] => ({
  ...{ popupId: 'LEVEL-7', level: 2, primeLevelName: 'Gold' },
  primeRights: rights(count),
})
const birthday = (count = 2): PopSetting['birthday'] => ({
  popupId: 'BIRTHDAY-2026',
  endTime: Date.UTC(2099, 4, 6, 16),
  gifts: Array.from({ length: count }, (_, at) => ({ icon: 'coupon', giftDesc: `Gift ${at}` })),
})

const NOTICE = {
  type: 'NOTICE_WINDOW',
  componentId: 'n',
  notices: [{ noticeId: 'n1', noticeTitle: 'Codes', noticeContent: 'Come early' }],
}
const bannerOf = (componentId: string) => ({
  type: 'BANNER_WINDOW',
  ...{ componentId, imageUrl: '/media/banners/banner-1.webp', alt: 'Banner' },
  target: { kind: 'NONE', params: {} },
})

interface Opening {
  due?: Partial<PopSetting>
  components?: object[]
  answers?: Answers
  member?: boolean
  popups?: boolean
}

const open = async ({ due = {}, components = [], answers = [], member = true, popups = true }: Opening = {}) => {
  const opened = fakeServices({
    member,
    answers: [
      [popSetting, () => ({ levelUpgrade: null, birthday: null, ...due })],
      [takePopup, () => true],
      ...answers,
    ],
  })
  const lifecycle = new ScreenLifecycle()
  await texts.setLanguage('en-US')
  const View = withServices(LayoutView, opened.services)
  const Page = (props: Parameters<typeof LayoutView>[0]) => (
    <ScreenLifecycleContext.Provider value={lifecycle}>
      <View {...props} />
    </ScreenLifecycleContext.Provider>
  )
  mounted = await mount(Page, { layout: layouts.read({ layoutId: 'L', components }), popups })
  // The popups mount in a later task than the page.
  await act(async () => void (await new Promise((resolve) => setTimeout(resolve, 60))))
  await mounted.settle()
  return { ...opened, lifecycle }
}

const dialogs = (): string[] =>
  mounted.all('[role="dialog"]').map((dialog) => dialog.querySelector('[role="heading"]')?.textContent ?? '')
const LEVEL = 'Congratulations, you are now Gold'
const BIRTHDAY = 'Birthday gift package'

describe('the popups about the membership', () => {
  it('are shown after notices and before the merchant’s popups', async () => {
    const due = { levelUpgrade: level(), birthday: birthday() }
    const { sentTo } = await open({ due, components: [bannerOf('a'), NOTICE] })
    expect(dialogs()).toEqual(['Codes'])
    expect(sentTo(popSetting)).toEqual([])
    await mounted.tap(mounted.button('Got it'))
    for (const title of [LEVEL, BIRTHDAY, 'Banner']) {
      expect(dialogs()).toEqual([title])
      await mounted.tap(mounted.button('Close'))
    }
    expect(sentTo(takePopup)).toEqual([{ popupId: 'LEVEL-7' }, { popupId: 'BIRTHDAY-2026' }])
  })

  it('are skipped if another device has shown them, or after a failure', async () => {
    const due = { levelUpgrade: level() }
    await open({ due, components: [bannerOf('b')], answers: [[takePopup, () => false]] })
    expect(dialogs()).toEqual(['Banner'])
    mounted.unmount()
    await open({ components: [bannerOf('c')], answers: [[popSetting, offline]] })
    expect(dialogs()).toEqual(['Banner'])
  })

  it('are requested neither for visitors nor on other pages', async () => {
    const due = { levelUpgrade: level() }
    const visitor = await open({ due, member: false, components: [bannerOf('d')] })
    expect([visitor.sentTo(popSetting), dialogs()]).toEqual([[], ['Banner']])
    mounted.unmount()
    const topic = await open({ due, popups: false, components: [bannerOf('e')] })
    expect([topic.sentTo(popSetting), dialogs()]).toEqual([[], ['Banner']])
  })

  it('wait while the screen is hidden or a dialog is open', async () => {
    const { dialogs: asked, lifecycle, sentTo, answer } = await open({})
    answer(popSetting, () => ({ levelUpgrade: level(), birthday: null }))
    await act(async () => void asked.alert({ content: 'First' }))
    await act(async () => lifecycle.refresh())
    await mounted.settle()
    expect([dialogs(), sentTo(takePopup)]).toEqual([[], []])
    await act(async () => lifecycle.hide())
    await act(async () => asked.answer(true))
    expect([dialogs(), sentTo(takePopup)]).toEqual([[], []])
    await act(async () => lifecycle.show())
    await mounted.settle()
    expect(dialogs()).toEqual([LEVEL])
  })
})

describe('the popup of a level', () => {
  it('shows the highlighted rights, and links to the level', async () => {
    const primeRights = [...rights(2), rightOf('DISCOUNT', { primeRightTypeName: 'Plain', isHighlight: false })]
    const { went } = await open({ due: { levelUpgrade: { ...level(), primeRights } as PopSetting['levelUpgrade'] } })
    expect(mounted.all('[role=listitem]').map(({ textContent }) => textContent)).toEqual([
      'Right 09.5 折',
      'Right 19.5 折',
    ])
    await mounted.tap(mounted.button('View member benefits'))
    expect(went).toEqual([['open', 'member-center', { level: '2' }]])
    expect(dialogs()).toEqual([])
  })

  it.each([
    [8, false],
    [9, true],
  ])('scrolls only with more than 8 rights: %i rights, %p', async (count, scrolls) => {
    await open({ due: { levelUpgrade: level(count) } })
    expect(mounted.all('.long').length > 0).toBe(scrolls)
  })

  it('closes after the buyer stops it, or remains open if the request fails', async () => {
    const { sentTo, toasts, answer } = await open({ due: { levelUpgrade: level() } })
    await mounted.tap(mounted.button("Don't remind me again"))
    expect([dialogs(), toasts.length]).toEqual([[LEVEL], 1])
    answer(stopUpgradePopup, () => true)
    await mounted.tap(mounted.button("Don't remind me again"))
    expect(dialogs()).toEqual([])
    expect(sentTo(stopUpgradePopup)).toHaveLength(2)
  })
})

describe('the popup of a birthday', () => {
  it('collects the gifts with the same idempotency key after a failed attempt', async () => {
    const { sentTo, toasts, answer } = await open({ due: { birthday: birthday() } })
    expect(mounted.text('[role=dialog]')).toContain('Collect your gifts by May 6, 2099')
    await mounted.tap(mounted.button('Collect gifts'))
    expect(dialogs()).toEqual([BIRTHDAY])
    answer(collectBirthdayGift, () => ({ state: 'TAKEN', endTime: 0, gifts: [] }))
    await mounted.tap(mounted.button('Collect gifts'))
    expect(dialogs()).toEqual([])
    expect(toasts.at(-1)).toBe('The gifts are in your wallet')
    expect(new Set(sentTo(collectBirthdayGift).map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1)
  })

  it.each([
    [3, false],
    [4, true],
  ])('scrolls only with more than 3 gifts: %i gifts, %p', async (count, scrolls) => {
    await open({ due: { birthday: birthday(count) } })
    expect(mounted.all('.long').length > 0).toBe(scrolls)
  })

  it('closes after the buyer stops it', async () => {
    const { sentTo } = await open({ due: { birthday: birthday() }, answers: [[stopBirthdayPopup, () => true]] })
    await mounted.tap(mounted.button("Don't remind me again"))
    expect([dialogs(), sentTo(stopBirthdayPopup).length]).toEqual([[], 1])
  })
})
