import { factsOf, routeNames } from '@/router/table/table'
import { specScreens, type SpecScreen } from './tables'

/** Screens that the specification does not contain. The resale of tickets has its own calls and rules. */
const OURS = ['offer-tickets']

/**
 * Screens that do not scroll, although the specification does not state this: a map, or a screen that scrolls only a
 * part (router/README.md).
 */
const OUR_STILL_PAGES = ['pick-seat', 'site-list']

/** Screens that require one of two parameters, but not both (decision 53). */
const EITHER = ['coupon-info']

describe('the route table compared with the specification’s screens', () => {
  const screens = new Map(specScreens.map((screen) => [screen.name, screen]))

  it('contains only screens of the specification or of the project’s list', () => {
    expect(routeNames.filter((name) => !screens.has(name))).toEqual(OURS)
  })

  const named = routeNames.filter((name) => screens.has(name))
  it.each(named.map((name) => [name]))(
    'contains for %s the specified page, addresses, login rule, flags and parameters',
    (name) => {
      const given = screens.get(name) as SpecScreen
      const { page, web, login, swipeBack, scroll, pullToRefresh, required, optional } = factsOf(name)
      expect({ page, login, swipeBack, scroll, pullToRefresh }).toEqual({
        page: given.page,
        login: given.login,
        swipeBack: given.swipeBack,
        scroll: given.scroll && !OUR_STILL_PAGES.includes(name),
        pullToRefresh: given.pullToRefresh,
      })
      expect(web).toEqual(expect.arrayContaining(given.web))
      const params = [...required, ...optional.map((param) => `${param}?`)]
      const isGiven = (param: string) =>
        params.includes(param) || (EITHER.includes(name) && params.includes(`${param}?`))
      expect(given.params.filter((param) => !isGiven(param))).toEqual([])
    },
  )
})
