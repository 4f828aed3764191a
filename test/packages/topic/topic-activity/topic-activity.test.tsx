import { layouts } from '@/api/layout'
import TopicActivity from '@/packages/topic/topic-activity/topic-activity'
import { type Given, openScreen, type OpenScreen } from '../../../support/open-screen'
import { NOW } from '../../../support/fake-clock'
import { happen } from '../../../support/page-life'

describe('a topic', () => {
  let screen: OpenScreen
  const shared: { url: string }[] = []
  const events: object[] = []
  const calendar = async (event: object) => {
    events.push(event)
    return { kind: 'done' as const }
  }
  const share = {
    buttonType: null,
    hasPanel: true,
    allow: () => undefined,
    open: async (card: { url: string }) => {
      shared.push(card)
      return { kind: 'copied' as const }
    },
  }
  const open = async (before?: Given['before'], layout: object = {}) => {
    shared.length = 0
    screen = await openScreen(TopicActivity, {
      answers: [[layouts, () => ({ layoutId: 'L1', title: '夏夜歌单', components: [], ...layout })]],
      params: { topicId: 'summer' },
      host: { share, addToCalendar: calendar },
      ...(before && { before }),
    })
  }
  afterEach(() => screen.unmount())

  test('is shared by its address, and by a card in a mini program', async () => {
    await open()
    await screen.press('分享专题')
    expect(shared).toMatchObject([{ url: 'http://localhost/share-topic-activity?topicId=summer' }])
    expect(screen.toast()).toBe('链接已复制，可以发给朋友了')
    expect(screen.tracked).toContainEqual({ name: 'share', way: 'link' })
    expect(happen('useShareAppMessage')[0]).toMatchObject({
      path: '/packages/ticket/share-topic-activity/share-topic-activity?topicId=summer',
    })
  })

  test('offers a reminder before it opens, and loads its shows at the opening', async () => {
    const opensAt = NOW + 3_600_000
    await open(undefined, { window: { opensAt, closesAt: null, utcOffset: 480 } })
    await screen.press('开放前提醒我')
    expect(events).toMatchObject([{ id: 'topic-summer', title: '夏夜歌单', startsAt: opensAt }])
    expect(screen.sentTo(layouts)).toHaveLength(1)
    await screen.wait(3_603_000)
    expect(screen.sentTo(layouts)).toHaveLength(2)
  })

  test('says that it is over', async () => {
    await open(undefined, { window: { opensAt: null, closesAt: NOW - 1, utcOffset: 480 } })
    expect(screen.text('[role=note]')).toContain('以下演出仍可购买')
  })

  test('hides the share button if the address forbids sharing', async () => {
    await open(({ stores }) => stores.session.applyQuery({ forbidShare: '1' }))
    expect(screen.all('[aria-label="分享专题"]')).toHaveLength(0)
  })
})
