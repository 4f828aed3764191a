import { type Layout, layouts } from '../../../../../src/api/layout'
import { START, useGateway } from '../../../support/gateway'

const stage = useGateway()
afterEach(() => stage.clock.set(START))

const typesOf = async (query: string): Promise<string[]> => {
  const { body } = await stage.ask(`home/pub/v5/layouts?cityId=BL1106&${query}`)
  return (layouts.read(body.data) as Layout).components.map(({ type }) => type)
}
const PREVIEW = 'page=TOPIC&topicId=music-preview'
const [HOUR, DAY] = [3_600_000, 86_400_000]

test('a topic has shows from its opening, and coupons until its end', async () => {
  const before = await typesOf(PREVIEW)
  stage.clock.advance(HOUR)
  const open = await typesOf(PREVIEW)
  stage.clock.advance(14 * DAY)
  expect([before, open, await typesOf(PREVIEW)]).toEqual([
    ['IMAGE', 'TEXT'],
    ['IMAGE', 'TEXT', 'COUPON_LIST', 'SHOW_BLOCK'],
    ['IMAGE', 'TEXT', 'SHOW_BLOCK'],
  ])
})

test('a coupon of a topic is shown only while the topic is open', async () => {
  const coupon = 'page=TOPIC_COUPON&topicId=music-preview&couponTemplateId=CT3'
  expect(await typesOf(coupon)).toEqual(['IMAGE', 'TEXT'])
  stage.clock.advance(HOUR)
  expect(await typesOf(coupon)).toContain('COUPON_LIST')
  const { body } = await stage.ask(`home/pub/v5/layouts?cityId=BL1106&${coupon}`)
  expect(layouts.read(body.data).window?.closesAt).toBeGreaterThan(stage.clock.now())
})

test('the console moves the window of a topic, and refuses an unknown topic', async () => {
  const move = async (action: string, topicId = 'drama-nights') =>
    (await stage.ask('console/api/topics', { method: 'POST', body: { action, topicId, minutes: 5 } })).body.data
  const drama = 'page=TOPIC&topicId=drama-nights'
  expect(await typesOf(drama)).toContain('COUPON_LIST')
  await move('OPEN_IN')
  expect(await typesOf(drama)).toEqual(['IMAGE', 'TEXT'])
  await move('CLOSE_IN')
  expect(await typesOf(drama)).toContain('COUPON_LIST')
  stage.clock.advance(HOUR)
  expect(await typesOf(drama)).not.toContain('COUPON_LIST')
  expect(await move('ALWAYS')).toEqual({ count: 1 })
  expect(await typesOf(drama)).toContain('COUPON_LIST')
  expect(await move('ALWAYS', 'unknown')).toEqual({ count: 0 })
})
