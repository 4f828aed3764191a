import { votesOf } from '../../../../../scripts/gateway/modules/catalogue/vote/service'
import { type Layout, layoutComponent, layouts } from '../../../../../src/api/layout'
import { fen } from '../../../../../src/domain/money'
import { useGateway } from '../../../support/gateway'

const stage = useGateway()
beforeAll(async () => {}, 60_000)

const layoutAt = async (query: string): Promise<Layout> => {
  const { body } = await stage.ask(`home/pub/v5/layouts?cityId=BL1106&${query}`)
  return layouts.read(body.data)
}

const kindsOf = ({ components }: Layout): string[] => components.map(({ type }) => type)

test('uses exactly the layout components that the storefront supports', async () => {
  const pages = await Promise.all([
    layoutAt('page=HOME'),
    layoutAt('page=TOPIC&topicId=gallery'),
    layoutAt('page=TOPIC&topicId=windows'),
  ])
  const known = layoutComponent.options.map((option) => option.entries.type.literal)
  expect([...new Set(pages.flatMap(kindsOf))].sort()).toEqual([...known].sort())
  expect(pages.flatMap(({ unknown = [] }) => unknown)).toEqual([])
})

test('shows open votes before past ones, and open activities in the gallery', async () => {
  const { components, updatedAt } = await layoutAt('page=TOPIC&topicId=gallery')
  const shown = components.flatMap((each) => (each.type === 'VOTE' ? each.votes : []))
  const votes = await votesOf(stage.gateway.context.db, 'en-US', { now: updatedAt ?? 0, most: 6 })
  const activities = components.flatMap((each) => (each.type === 'ACTIVITY_ENROL' ? each.activities : []))
  const over = ({ endTime }: { endTime: number | null }) => endTime !== null && endTime <= (updatedAt ?? 0)
  expect(votes.map(over)).toEqual([false, false, false, false, false, true])
  expect(shown.map(({ voteId }) => voteId)).toEqual(votes.slice(0, 2).map(({ voteId }) => voteId))
  expect(activities.filter(over)).toEqual([])
  expect(activities.filter(({ quota, enrolled }) => enrolled >= quota)).toHaveLength(1)
})

test('omits components with prices from pages where nothing can be bought', async () => {
  const pages = ['HOME', 'PERSONAL_CENTER', 'TICKET_HOLDER', 'PAY_SUCCESS']
  const kinds = await Promise.all(pages.map(async (page) => kindsOf(await layoutAt(`page=${page}`))))
  expect(kinds.slice(1)).toEqual([['RECOMMENDED_LIST'], ['RECOMMENDED_LIST'], ['RECOMMENDED_LIST']])
  expect(kinds[0]).toContain('SHOW_BLOCK')
  for (const kind of ['PRODUCT_BLOCK', 'PAID_MEMBER', 'PRIVILEGE_CARD']) expect(kinds[0]).not.toContain(kind)
})

const couponsOf = ({ components }: Layout) =>
  components.flatMap((each) => (each.type === 'COUPON_LIST' ? each.coupons : []))

test('lists the coupons of a topic, each with a page of valid shows', async () => {
  const topic = await layoutAt('page=TOPIC&topicId=drama-nights')
  expect(couponsOf(topic).map(({ couponTemplateId, topicId }) => [couponTemplateId, topicId])).toEqual([
    ['CT3', 'drama-nights'],
    ['CT2', 'drama-nights'],
  ])
  const page = await layoutAt('page=TOPIC_COUPON&topicId=drama-nights&couponTemplateId=CT3')
  const [coupon] = couponsOf(page)
  expect(page.title).toBe(coupon.title)
  expect(coupon).toMatchObject({ amount: null, discount: 0.9, threshold: null, validDays: 45, topicId: '' })
  expect(coupon.scope).not.toBe('')
  expect(kindsOf(page)).toEqual(['COUPON_LIST', 'SHOW_BLOCK'])
})

test.each(['topicId=family-weekend&couponTemplateId=CT3', 'topicId=drama-nights', 'topicId=none&couponTemplateId=CT3'])(
  'returns 404 for the coupon page %s',
  async (query) => {
    const { status } = await stage.ask(`home/pub/v5/layouts?page=TOPIC_COUPON&${query}`)
    expect(status).toBe(404)
  },
)

test('reads membership, cards, votes and activities from the database in each request', async () => {
  const { db } = stage.gateway.context
  await db.updateTable('vote_counts').set({ counted: 3863 }).where('vote_id', '=', 'VT1').execute()
  await db.updateTable('card_templates').set({ enabled: false }).where('card_id', '<>', 'BC1').execute()
  await db.updateTable('capacities').set({ remaining: 0 }).where('owner_id', 'like', 'OS1001-%').execute()
  await db
    .updateTable('member_levels')
    .set({ price: fen(9_800) })
    .where('level', '=', 1)
    .execute()
  const { components } = await layoutAt('page=TOPIC&topicId=gallery')
  const found = components.flatMap((each): unknown[] => {
    if (each.type === 'VOTE')
      return each.votes.filter(({ voteId }) => voteId === 'VT1').map(({ voteCount }) => voteCount)
    if (each.type === 'PRIVILEGE_CARD') return each.cards.map(({ cardId }) => cardId)
    if (each.type === 'PAID_MEMBER') return each.levels.map(({ price }) => price)
    if (each.type !== 'ACTIVITY_ENROL') return []
    return each.activities.filter(({ activityId }) => activityId === 'OS1001').map(({ enrolled }) => enrolled)
  })
  expect(found).toEqual([9_800, 29_900, 'BC1', 3863, 72])
})

test('includes in the gallery shows in every status of a show card', async () => {
  const { components } = await layoutAt('page=TOPIC&topicId=gallery')
  const small = components.find((each) => each.type === 'SHOW_BLOCK' && each.style === 'SMALL')
  const shows = small?.type === 'SHOW_BLOCK' ? small.shows : []
  const states = new Set(shows.map(({ showStatus }) => showStatus))
  expect([...states].sort()).toEqual([
    'CANCELED',
    'COMPLETED',
    'DELAY',
    'LACK_OF_TICKET',
    'ON_SALE',
    'PENDING',
    'PRE_SALE',
    'SOLD_OUT',
  ])
  expect([shows.some(({ isFree }) => isFree), shows.some(({ discount }) => discount !== null)]).toEqual([true, true])
})
