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

test('the editor’s picks are not the shows of the sections above again', async () => {
  const { body } = await stage.ask('home/pub/v5/layouts?page=HOME&cityId=BL1106')
  const sections = (body.data as { components: Section[] }).components
  const idsOf = (id: string) =>
    (sections.find(({ componentId }) => componentId === id)?.shows ?? []).map(({ showId }) => showId)
  const above = [...idsOf('calendar'), ...idsOf('presale')]
  const picks = idsOf('selected')
  expect(picks.length).toBeGreaterThanOrEqual(3)
  expect(picks.filter((showId) => above.includes(showId))).toEqual([])
})
