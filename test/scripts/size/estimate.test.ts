import { factsOf, routeNames } from '@/router/table/table'
import { estimate } from '../../../scripts/size/estimate'
import { PLANNED_SCREENS } from '../../../scripts/size/planned'

const built = [
  { name: 'main', bytes: 700, screens: 7 },
  { name: 'packages/order', bytes: 300, screens: 3 },
  { name: 'packages/user/login', bytes: 100, screens: 1 },
]
const of = (name: string, planned: Record<string, number>) =>
  estimate('weapp', built, planned).find((each) => each.name === name)

describe('the estimated size of a package', () => {
  it.each([
    ['grows with its screens', 'packages/order', { 'packages/order': 17 }, { built: 3, planned: 17, bytes: 1700 }],
    ['today’s size if no screen is added', 'main', { main: 7 }, { built: 7, planned: 7, bytes: 700 }],
    ['today’s size if nothing is planned', 'packages/order', {}, { built: 3, planned: 3, bytes: 300 }],
    ['the mean of all packages before its first screen', 'packages/card', { 'packages/card': 4 }, { bytes: 400 }],
    [
      'the sum for all packages together',
      'all',
      { main: 7, 'packages/card': 2 },
      { built: 11, planned: 13, bytes: 1300 },
    ],
  ])('is %s', (_, name, planned, expected) => {
    expect(of(name, planned as Record<string, number>)).toMatchObject(expected)
  })
})

describe('the planned screens', () => {
  it('consist of the specification’s 160 screens and one additional screen', () => {
    expect(Object.values(PLANNED_SCREENS).reduce((sum, count) => sum + count, 0)).toBe(161)
  })

  it('include every current package, with at least its present number of screens', () => {
    const pages = routeNames.map((name) => factsOf(name).page)
    const roots = pages.map((page) => /^packages\/(?:user\/)?[^/]+/.exec(page)?.[0] ?? 'main')
    for (const root of new Set(roots))
      expect(PLANNED_SCREENS[root] ?? 0).toBeGreaterThanOrEqual(roots.filter((each) => each === root).length)
  })
})
