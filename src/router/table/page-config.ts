import { factsOf, type RouteName } from './table'

/** A page's configuration from its flags in the route table, for `<screen>.config.ts`: `export default pageConfig('orders')`. */
export const pageConfig = (name: RouteName): Record<string, unknown> => {
  const { scroll, swipeBack, pullToRefresh } = factsOf(name)
  return {
    navigationStyle: name === 'web-view' ? 'default' : 'custom',
    ...(scroll ? {} : { disableScroll: true }),
    ...(swipeBack ? {} : { disableSwipeBack: true }),
    ...(pullToRefresh ? { enablePullDownRefresh: true } : {}),
  }
}
