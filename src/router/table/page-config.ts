import { target } from '@/platform/host/target'
import { factsOf, type RouteName } from './table'

/**
 * Returns the configuration in Alipay's names. Alipay always shows its bar: transparent over a page that draws its own
 * bar (app.config.ts), plain over the web view. A pull-down only refreshes if the page may bounce. The page sets this
 * itself, because the previous page may have disabled it.
 */
const alipayConfig = (name: RouteName): Record<string, unknown> => {
  const { scroll, swipeBack, pullToRefresh } = factsOf(name)
  return {
    ...(name === 'web-view' ? { transparentTitle: 'none', titlePenetrate: 'NO' } : {}),
    ...(pullToRefresh ? { pullRefresh: true, allowsBounceVertical: 'YES' } : {}),
    ...(scroll ? {} : { allowsBounceVertical: 'NO' }),
    ...(swipeBack ? {} : { gestureBack: 'NO' }),
  }
}

const wxConfig = (name: RouteName): Record<string, unknown> => {
  const { scroll, pullToRefresh } = factsOf(name)
  return {
    navigationStyle: name === 'web-view' ? 'default' : 'custom',
    ...(scroll ? {} : { disableScroll: true }),
    ...(pullToRefresh ? { enablePullDownRefresh: true } : {}),
  }
}

/**
 * Returns the configuration of a page, derived from the route table. `npm run generate` writes it to
 * `<screen>.config.ts`. WeChat and FinClip cannot disable the swipe back, so the leave guard asks for a confirmation on
 * these hosts.
 */
export const pageConfig = (name: RouteName): Record<string, unknown> => {
  const { share } = factsOf(name)
  return {
    ...(target === 'alipay' ? alipayConfig(name) : wxConfig(name)),
    ...(share ? { enableShareAppMessage: true } : {}),
    ...(share === 'everyone' ? { enableShareTimeline: true } : {}),
  }
}
