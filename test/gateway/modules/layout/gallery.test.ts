import { type Layout, layoutComponent, layouts } from '../../../../src/api/layout'
import { testGateway, type TestGateway } from '../../support/gateway'

let stage: TestGateway
beforeAll(async () => {
  stage = await testGateway()
}, 60_000)
afterAll(() => stage.gateway.close())

const layoutAt = async (query: string): Promise<Layout> => {
  const { body } = await stage.ask(`home/pub/v5/layouts?cityId=BL1106&${query}`)
  return layouts.read(body.data)
}

const kindsOf = ({ components }: Layout): string[] => components.map(({ type }) => type)

test('home, the gallery and the windows have every component that the storefront draws, and none that it does not', async () => {
  const pages = await Promise.all([
    layoutAt('page=HOME'),
    layoutAt('page=TOPIC&topicId=gallery'),
    layoutAt('page=TOPIC&topicId=windows'),
  ])
  const known = layoutComponent.options.map((option) => option.entries.type.literal)
  expect([...new Set(pages.flatMap(kindsOf))].sort()).toEqual([...known].sort())
  expect(pages.flatMap(({ unknown = [] }) => unknown)).toEqual([])
})

test('the gallery has each state of a vote and of an activity', async () => {
  const { components, updatedAt } = await layoutAt('page=TOPIC&topicId=gallery')
  const votes = components.flatMap((each) => (each.type === 'VOTE' ? each.votes : []))
  const activities = components.flatMap((each) => (each.type === 'ACTIVITY_ENROL' ? each.activities : []))
  const over = ({ endTime }: { endTime: number | null }) => endTime !== null && endTime <= (updatedAt ?? 0)
  expect(votes.map(over).sort()).toEqual([false, true])
  expect(activities.filter(over)).toHaveLength(1)
  expect(activities.filter(({ quota, enrolled }) => quota > 0 && enrolled >= quota)).toHaveLength(1)
})

test('the personal centre and the ticket holder have layouts of their own', async () => {
  expect(kindsOf(await layoutAt('page=PERSONAL_CENTER'))).toEqual(['PAID_MEMBER', 'PRIVILEGE_CARD', 'RECOMMENDED_LIST'])
  expect(kindsOf(await layoutAt('page=TICKET_HOLDER'))).toEqual(['RECOMMENDED_LIST'])
})
