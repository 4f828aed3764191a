import { layouts, masonryComponentData } from '../../../../../src/api/layout'
import { useGateway } from '../../../support/gateway'

const stage = useGateway()
beforeAll(async () => {}, 60_000)

interface Section {
  type: string
  componentId: string
  shows?: { showId: string }[]
  slides?: { target: { params: { showId?: string } } }[]
}

const showIdsOf = (shows: { showId: string }[] = []): string[] => shows.map(({ showId }) => showId)

const sectionsOfHome = async (): Promise<(id: string) => string[]> => {
  const { body } = await stage.ask('home/pub/v5/layouts?page=HOME&cityId=BL1106')
  const sections = (body.data as { components: Section[] }).components
  return (id) => {
    const { shows = [], slides = [] } = sections.find(({ componentId }) => componentId === id) ?? {}
    return [...showIdsOf(shows), ...slides.flatMap(({ target }) => target.params.showId ?? [])]
  }
}

test('offers reminders and prepared orders for future sales on the home screen', async () => {
  const { body } = await stage.ask('home/pub/v5/layouts?page=HOME&cityId=BL1106')
  const presale = layouts.read(body.data).components.find(({ componentId }) => componentId === 'presale')
  expect(presale).toMatchObject({ type: 'SUBSCRIPTION', shows: [{}, {}, {}] })
})

test('excludes shows of earlier sections from the editor’s picks', async () => {
  const idsOf = await sectionsOfHome()
  const above = [...idsOf('slides'), ...idsOf('calendar'), ...idsOf('presale')]
  const picks = idsOf('selected')
  expect(picks.length).toBeGreaterThanOrEqual(3)
  expect(picks.filter((showId) => above.includes(showId))).toEqual([])
})

test('excludes shows of earlier sections from every page of the endless list', async () => {
  const idsOf = await sectionsOfHome()
  const above = [...idsOf('slides'), ...idsOf('calendar'), ...idsOf('presale'), ...idsOf('selected')]
  const first = idsOf('for-you')
  const query = 'layoutId=HOME-BL1106&componentId=for-you&componentType=RECOMMENDED_LIST&cityId=BL1106'
  const { body } = await stage.ask(`home/pub/v5/masonry_component_data?${query}&offset=${first.length}&length=20`)
  const second = showIdsOf((body.data as { items: { showId: string }[] }).items)
  expect(first.length).toBeGreaterThan(0)
  expect(second.length).toBeGreaterThan(0)
  expect([...first, ...second].filter((showId) => above.includes(showId))).toEqual([])
  expect(second.filter((showId) => first.includes(showId))).toEqual([])
})

test('excludes the bought show from every page of the list after a purchase', async () => {
  const listed = async (showId: string) => {
    const { body } = await stage.ask(`home/pub/v5/layouts?page=PAY_SUCCESS&cityId=BL1106&showIds=${showId}`)
    const { components } = layouts.read(body.data)
    const [list] = components as unknown as { componentId: string; shows: { showId: string }[] }[]
    const query = `layoutId=P&componentId=${list!.componentId}&componentType=RECOMMENDED_LIST&cityId=BL1106`
    const more = await stage.ask(`home/pub/v5/masonry_component_data?${query}&offset=6&length=20`)
    return [...showIdsOf(list!.shows), ...showIdsOf((more.body.data as { items: { showId: string }[] }).items)]
  }
  const [bought, ...others] = await listed('none')
  const after = await listed(bought!)
  expect(after.slice(0, others.length)).toEqual(others)
  expect(after).not.toContain(bought)
})

test('uses a different poster for each show, except for stops of one tour', async () => {
  const shows = await stage.gateway.context.db
    .selectFrom('shows')
    .select(['show_id', 'poster_url', 'tour_id'])
    .execute()
  const shared = shows.filter(({ show_id, poster_url, tour_id }) =>
    shows.some(
      (other) =>
        other.show_id !== show_id && other.poster_url === poster_url && (!tour_id || other.tour_id !== tour_id),
    ),
  )
  expect(shared.map(({ show_id }) => show_id)).toEqual([])
})

test('returns picture sizes with each masonry page of 20 shows', async () => {
  const topic = await stage.ask('home/pub/v5/layouts?page=TOPIC&topicId=gallery&cityId=BL1106')
  const { components } = layouts.read(topic.body.data)
  const masonry = components.find((each) => each.type === 'RECOMMENDED_LIST')
  expect(masonry).toMatchObject({ style: 'MASONRY', pageSize: 20 })
  const first = masonry?.type === 'RECOMMENDED_LIST' ? masonry.shows : []
  expect(first).toHaveLength(20)
  const ratios = new Set(first.map(({ cover }) => (cover ? cover.height / cover.width : 0)))
  expect([...ratios].sort()).toEqual([500 / 1200, 640 / 480])
  const query = 'layoutId=TOPIC-BL1106&componentId=masonry&componentType=RECOMMENDED_LIST&cityId=BL1106&offset=20'
  const { body } = await stage.ask(`home/pub/v5/masonry_component_data?${query}`)
  const second = masonryComponentData.read(body.data).items
  expect(second.length).toBeGreaterThan(0)
  expect(second.every(({ cover }) => cover?.width === 480 || cover?.width === 1200)).toBe(true)
  expect(second.filter(({ showId }) => first.some((each) => each.showId === showId))).toEqual([])
})
