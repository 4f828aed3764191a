import { factsOf, routeNames } from '@/router/table/table'
import { specScreens, type SpecScreen } from './tables'

/** Tickets for the waitlist have calls and rules of ours, and so a screen. */
const OURS = ['offer-tickets']

describe('the route table against the specification’s screens', () => {
  const screens = new Map(specScreens.map((screen) => [screen.name, screen]))

  it('has no screen that is not in the specification, or is known as ours', () => {
    expect(routeNames.filter((name) => !screens.has(name))).toEqual(OURS)
  })

  const named = routeNames.filter((name) => screens.has(name))
  it.each(named.map((name) => [name]))('%s keeps its page, addresses, login rule and flags', (name) => {
    const given = screens.get(name) as SpecScreen
    const { page, web, login, swipeBack, pullToRefresh } = factsOf(name)
    expect({ page, login, swipeBack, pullToRefresh }).toEqual({
      page: given.page,
      login: given.login,
      swipeBack: given.swipeBack,
      pullToRefresh: given.pullToRefresh,
    })
    expect(web).toEqual(expect.arrayContaining(given.web))
  })
})
