import { testGateway, type TestGateway } from '../../support/gateway'

let stage: TestGateway
beforeAll(async () => {
  stage = await testGateway()
}, 60_000)
afterAll(() => stage.gateway.close())

interface Section {
  type: string
  componentId: string
  shows?: { showId: string }[]
}

const showIdsOf = (shows: { showId: string }[] = []): string[] => shows.map(({ showId }) => showId)

const sectionsOfHome = async (): Promise<(id: string) => string[]> => {
  const { body } = await stage.ask('home/pub/v5/layouts?page=HOME&cityId=BL1106')
  const sections = (body.data as { components: Section[] }).components
  return (id) => showIdsOf(sections.find(({ componentId }) => componentId === id)?.shows)
}

test('the editor’s picks are not the shows of the sections above again', async () => {
  const idsOf = await sectionsOfHome()
  const above = [...idsOf('calendar'), ...idsOf('presale')]
  const picks = idsOf('selected')
  expect(picks.length).toBeGreaterThanOrEqual(3)
  expect(picks.filter((showId) => above.includes(showId))).toEqual([])
})

test('the endless list shows none of the sections above again, on no page', async () => {
  const idsOf = await sectionsOfHome()
  const above = [...idsOf('calendar'), ...idsOf('presale'), ...idsOf('selected')]
  const first = idsOf('for-you')
  const query = 'layoutId=HOME-BL1106&componentId=for-you&componentType=RECOMMENDED_LIST&cityId=BL1106'
  const { body } = await stage.ask(`home/pub/v5/masonry_component_data?${query}&offset=${first.length}&length=20`)
  const second = showIdsOf((body.data as { items: { showId: string }[] }).items)
  expect(first.length).toBeGreaterThan(0)
  expect(second.length).toBeGreaterThan(0)
  expect([...first, ...second].filter((showId) => above.includes(showId))).toEqual([])
  expect(second.filter((showId) => first.includes(showId))).toEqual([])
})
