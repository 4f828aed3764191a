import { layouts } from '@/api/layout'
import TopicActivity from '@/packages/topic/topic-activity/topic-activity'
import { type Given, openScreen, type OpenScreen } from '../../../support/open-screen'
import { happen } from '../../../support/page-life'

describe('a topic', () => {
  let screen: OpenScreen
  const shared: { url: string }[] = []
  const share = {
    buttonType: null,
    hasPanel: true,
    allow: () => undefined,
    open: async (card: { url: string }) => {
      shared.push(card)
      return { kind: 'copied' as const }
    },
  }
  const open = async (before?: Given['before']) => {
    shared.length = 0
    screen = await openScreen(TopicActivity, {
      answers: [[layouts, () => ({ layoutId: 'L1', title: '夏夜歌单', components: [] })]],
      params: { topicId: 'summer' },
      host: { share },
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

  test('hides the share button if the address forbids sharing', async () => {
    await open(({ stores }) => stores.session.applyQuery({ forbidShare: '1' }))
    expect(screen.all('[aria-label="分享专题"]')).toHaveLength(0)
  })
})
