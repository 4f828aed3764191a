import { LayoutView } from '@/components/layout/layout-view'
import { layouts, masonryComponentData } from '@/api/layout'
import { texts } from '@/locales/texts'
import { mount, type Mounted } from '../../support/screen'
import { fakeServices } from '../../support/services'
import { withServices } from '../../support/with-services'

const head = { componentId: '', title: '', subTitle: '', moreTarget: null }
const show = (showId: string) => ({ showId, showName: `Show ${showId}` })

/** Returns a parsed layout response with these components. */
const layout = (...components: object[]) =>
  layouts.read({
    layoutId: 'L',
    title: '',
    components: components.map((part, index) => ({ ...head, componentId: `c${index}`, ...part })),
  })

describe('a page built from a layout', () => {
  let mounted: Mounted
  let measured: object[] = []
  const open = async (value: ReturnType<typeof layout>, without: readonly 'SEARCH_BAR'[] = [], config = {}) => {
    const { services, went, tracked } = fakeServices({
      form: 'wire',
      config,
      answers: [[masonryComponentData, () => ({ items: [show('s9')], last: true })]],
    })
    await texts.setLanguage('en-US')
    mounted = await mount(withServices(LayoutView, services), {
      layout: value,
      without,
    })
    for (let part = 0; part <= value.components.length; part++) await mounted.settle()
    measured = tracked
    return went
  }
  afterEach(() => mounted.unmount())

  it('draws the layout’s components in order, and skips unknown components', async () => {
    await open(
      layout(
        { type: 'TEXT', title: 'Hello', content: 'Text' },
        { type: 'FORTUNE_WHEEL', title: 'Unknown' },
        { type: 'SHOW_BLOCK', title: 'Picks', style: 'SMALL', shows: [show('s1')] },
      ),
    )
    expect(mounted.all('[role="heading"]').map((heading) => heading.textContent)).toEqual(['Hello', 'Picks'])
    expect(mounted.text()).not.toContain('Unknown')
  })

  it('skips components that the screen draws separately', async () => {
    await open(layout({ type: 'SEARCH_BAR', placeholder: 'Tidal' }), ['SEARCH_BAR'])
    expect(mounted.text()).toBe('')
  })

  it('draws nothing for empty components', async () => {
    const empty = [
      'SLIDE_IMAGES',
      'NAVIGATION',
      'ANNOUNCEMENT',
      'SHOW_BLOCK',
      'TOUR',
      'HOT_VENUE',
      'RECOMMENDED_LIST',
      'IMAGE',
      'TEXT',
      'COUPON_LIST',
      'PAID_MEMBER',
      'PRIVILEGE_CARD',
      'VOTE',
      'ACTIVITY_ENROL',
      'PRODUCT_BLOCK',
      'SUBSCRIPTION',
      'VIDEO',
    ]
    await open(layout(...empty.map((type) => ({ type, title: type === 'TEXT' ? '' : 'Head' }))))
    expect(mounted.text()).toBe('')
  })

  it('shows date and price on the slide of a show', async () => {
    const show = { displayShowTime: '12月24日', minOriginalPriceInfo: { yuanNum: 380, centNum: 0 } }
    await open(
      layout({
        type: 'SLIDE_IMAGES',
        slides: [{ imageUrl: '/a.webp', title: '潮汐电台', target: { kind: 'NONE' }, show }],
      }),
    )
    expect(mounted.text()).toMatch(/12月24日\s·\s¥380/)
  })

  it('shows the price of members on the slide of a show', async () => {
    const price = { yuanNum: 380, centNum: 0 }
    const show = { showId: 's1', minOriginalPriceInfo: price, discountPrivilegeIds: ['LEVEL1'], levelRate: 9_500 }
    const slides = [{ imageUrl: '/a.webp', title: '潮汐电台', target: { kind: 'NONE' }, show }]
    await open(layout({ type: 'SLIDE_IMAGES', slides }), [], { isShowPrimeCard: true })
    expect(mounted.text()).toMatch(/¥380\s·\sMembers from ¥361/)
  })

  it('links the layout’s components to their targets', async () => {
    const went = await open(
      layout(
        {
          type: 'SLIDE_IMAGES',
          slides: [
            { imageUrl: '/a.webp', title: 'Tidal Radio', target: { kind: 'SHOW_DETAIL', params: { showId: 's1' } } },
          ],
        },
        {
          type: 'NAVIGATION',
          items: [{ name: 'Concerts', target: { kind: 'SHOW_TYPE_LIST', params: { categoryId: 'concert' } } }],
        },
        { type: 'TOUR', tours: [{ tourId: 't1', tourName: 'Four cities', cityNames: ['Shanghai', 'Macao'] }] },
        { type: 'HOT_VENUE', venues: [{ venueId: 'v1', venueName: 'Arena', showCount: 3 }] },
      ),
    )
    for (const name of ['Tidal Radio', 'Concerts', 'Four cities', 'Arena']) {
      const target = mounted.all('button').find((button) => button.textContent?.includes(name)) as HTMLElement
      await mounted.tap(target)
    }
    expect(went).toEqual([
      ['open', 'show-detail', { showId: 's1' }],
      ['switchTab', 'all', { categoryId: 'concert' }],
      ['open', 'tour-detail', { tourId: 't1' }],
      ['open', 'venue', { venueId: 'v1' }],
    ])
    expect(measured).toEqual([
      { name: 'click_component', component: 'SLIDE_IMAGES', target: 'show-detail' },
      { name: 'click_component', component: 'NAVIGATION', target: 'all' },
      { name: 'click_component', component: 'TOUR', target: 'tour-detail' },
      { name: 'click_component', component: 'HOT_VENUE', target: 'venue' },
    ])
  })

  it('opens the search from the search field and from popular terms', async () => {
    const hotWords = ['Tidal', '', 'Tidal', ...Array.from({ length: 20 }, (_, index) => `Word ${index}`)]
    const went = await open(layout({ type: 'SEARCH_BAR', placeholder: 'Search', hotWords }))
    const chips = mounted.all('[role="group"] button')
    expect(chips.map((word) => word.textContent)).toEqual(['Tidal', ...[0, 1, 2, 3, 4, 5, 6].map((n) => `Word ${n}`)])
    await mounted.tap(chips[0])
    expect(went).toEqual([['open', 'search', { keywords: 'Tidal' }]])
  })

  it('opens the list of all notices from the newest notice', async () => {
    const went = await open(
      layout({
        type: 'ANNOUNCEMENT',
        notices: [
          { noticeId: 'n1', noticeTitle: 'New', noticeContent: 'First', noticeMoreUrl: '/announce/n1' },
          { noticeId: 'n2', noticeTitle: 'Old', noticeContent: 'Second', noticeMoreUrl: '' },
        ],
      }),
    )
    expect(mounted.text()).not.toContain('First')
    await mounted.tap(mounted.all('button').find((button) => button.textContent?.includes('New')) as HTMLElement)
    expect(mounted.text()).toContain('Second')
    const more = mounted.all('button, a').filter((link) => link.textContent === 'More')
    expect(more).toHaveLength(1)
    await mounted.tap(more[0])
    expect(went).toEqual([['openAddress', '/announce/n1']])
  })

  it('loads the next page of the endless list when the visitor scrolls to the bottom', async () => {
    await open(layout({ type: 'RECOMMENDED_LIST', title: 'For you', shows: [show('s1')], last: false }))
    await mounted.happen('useReachBottom')
    await mounted.settle()
    expect(mounted.text()).toContain('Show s9')
  })

  it('draws a masonry list in two columns, and appends the next page’s cards', async () => {
    const cover = (height: number) => ({ imageUrl: '/wide.webp', width: 100, height })
    const shows = [
      { ...show('s1'), cover: cover(200) },
      { ...show('s2'), cover: cover(50) },
      { ...show('s3'), cover: cover(50) },
    ]
    await open(layout({ type: 'RECOMMENDED_LIST', style: 'MASONRY', title: 'For you', shows, last: false }))
    const columns = () => mounted.all('.columns > *').map((side) => side.textContent?.match(/s\d/g))
    expect(columns()).toEqual([['s1'], ['s2', 's3']])
    expect(mounted.all('.frame').map((frame) => frame.style.paddingTop)).toEqual(['200%', '50%', '50%'])
    await mounted.happen('useReachBottom')
    await mounted.settle()
    expect(columns()).toEqual([['s1'], ['s2', 's3', 's9']])
  })
})
