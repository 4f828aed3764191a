import { indexedParams, pageOfStep } from '@/domain/web-page/indexed'
import { routeNames } from '@/router/table/table'
import { webPathOf } from '@/router/web-path'

test('a step of a purchase is listed as its show, by the addresses of the route table', () => {
  const show = webPathOf('show-detail', { showId: 'a b' }).path
  const steps = routeNames.filter((name) => pageOfStep(name, webPathOf(name, { showId: 'a b' }).path) === show)
  expect(steps).toEqual(['booking', 'pick-seat'])
})

test('what stands for itself, belongs to one buyer or has another address is not', () => {
  const paths = routeNames.map((name) => pageOfStep(name, '/content/S1'))
  expect(paths.every((path) => path === null)).toBe(true)
  expect(pageOfStep('pick-seat', '/benefit-card/pick-seat')).toBeNull()
})

test('engines list no step beside it', () => {
  expect([indexedParams('pick-seat'), indexedParams('booking'), indexedParams('toString')]).toEqual([null, null, null])
})
