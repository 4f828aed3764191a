import { indexedParams, isSharedPage, pageInstead } from '@/domain/web-page/indexed'
import { routeNames } from '@/router/table/table'
import { webPathOf } from '@/router/web-path'

const none = () => undefined
const of = (params: Record<string, string>) => (name: string) => params[name]

test('replaces a purchase step by its show page for search engines', () => {
  const show = webPathOf('show-detail', { showId: 'a b' }).path
  const steps = routeNames.filter((name) => pageInstead(name, webPathOf(name, { showId: 'a b' }).path, none) === show)
  expect(steps).toEqual(['booking', 'pick-seat'])
})

test('replaces a share page by the page that was shared', () => {
  const show = { showId: 'a b', sessionId: 'N1' }
  expect(pageInstead('share-show-detail', '/share-show-detail', of(show))).toBe(webPathOf('show-detail', show).path)
  const topics: Record<string, string>[] = [{ topicId: 'a/b' }, { topicId: 'a/b', couponTemplateId: 'c d' }]
  for (const topic of topics)
    expect(pageInstead('share-topic-activity', '/share-topic-activity', of(topic))).toBe(
      webPathOf('topic-activity', topic).path,
    )
  expect(routeNames.filter(isSharedPage)).toEqual(['share-show-detail', 'share-topic-activity'])
  expect(pageInstead('share-show-detail', '/share-show-detail', none)).toBeNull()
})

test('returns null for all other pages', () => {
  const paths = routeNames.map((name) => pageInstead(name, '/content/S1', none))
  expect(paths.every((path) => path === null)).toBe(true)
  expect(pageInstead('pick-seat', '/benefit-card/pick-seat', none)).toBeNull()
})

test('returns no indexed parameters for purchase steps', () => {
  expect([indexedParams('pick-seat'), indexedParams('booking'), indexedParams('toString')]).toEqual([null, null, null])
})
