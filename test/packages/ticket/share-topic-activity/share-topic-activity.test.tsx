import { layouts } from '@/api/layout'
import ShareTopicActivity from '@/packages/ticket/share-topic-activity/share-topic-activity'
import { RequestError } from '@/request/errors'
import { aShowCard } from '../../../support/data/show-card'
import { type Answer } from '../../../support/fake-gateway'
import { openScreen, type OpenScreen } from '../../../support/open-screen'
import { happen } from '../../../support/page-life'

const shows = [1, 2, 3, 4, 5].map((id) => aShowCard(`S${id}`, { showName: `演出${id}` }))
const topic = {
  layoutId: 'L1',
  title: '夏夜歌单',
  components: [
    { type: 'SLIDE_IMAGES', componentId: 'a', slides: [{ imageUrl: '/media/summer.webp', target: null }] },
    { type: 'COUPON_LIST', componentId: 'b', coupons: [{ couponTemplateId: 'C1', title: '减 30' }] },
    { type: 'SHOW_BLOCK', componentId: 'c', shows: shows.slice(0, 4) },
    { type: 'RECOMMENDED_LIST', componentId: 'd', shows: shows.slice(3) },
  ],
}

const missing = () => {
  throw new RequestError({ kind: 'http', httpCode: 404 })
}

describe('a shared topic', () => {
  let screen: OpenScreen
  const open = async (answer: Answer = () => topic, params: Record<string, string> = { topicId: 'summer' }) => {
    screen = await openScreen(ShareTopicActivity, { answers: [[layouts, answer]], params })
  }
  afterEach(() => screen.unmount())

  test('lists three shows, counts each show once, and links to the topic', async () => {
    await open()
    expect(screen.sentTo(layouts)).toMatchObject([{ page: 'TOPIC', topicId: 'summer' }])
    expect(screen.text()).toMatch(/朋友分享给你.*夏夜歌单.*5 场演出.*有优惠券可领取/)
    expect(screen.text()).toMatch(/演出1.*演出2.*演出3.*还有 2 场演出/)
    expect(screen.text()).not.toContain('演出4')
    await screen.press('查看专题')
    expect(screen.went).toEqual([['open', 'topic-activity', { topicId: 'summer' }]])
  })

  test('includes its coupon in the shared address and in the link to the topic', async () => {
    await open(undefined, { topicId: 'summer', couponTemplateId: 'C1' })
    expect(screen.sentTo(layouts)).toMatchObject([{ page: 'TOPIC_COUPON', couponTemplateId: 'C1' }])
    expect(happen('useShareAppMessage')[0]).toMatchObject({
      title: '夏夜歌单',
      path: '/packages/ticket/share-topic-activity/share-topic-activity?topicId=summer&couponTemplateId=C1',
    })
    await screen.press('查看专题')
    expect(screen.went).toEqual([['open', 'topic-activity', { topicId: 'summer', couponTemplateId: 'C1' }]])
  })

  test('links to home if the topic does not exist', async () => {
    await open(missing)
    await screen.press('回到首页')
    expect(screen.went).toEqual([['switchTab', 'home']])
  })
})
