import { target } from '@/platform/host/target'
import { factsOf, type RouteName } from './table'

/**
 * Returns the configuration in Alipay's names. Alipay always shows its bar: a drawn page lies below a transparent one
 * (app.config.ts), the web view below a plain one. A pull only refreshes if the page may bounce; the page sets this
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
 * Returns a page's configuration from its facts in the route table, for the `<screen>.config.ts` that `npm run
 * generate` writes. WeChat and FinClip cannot disable the swipe back: there the leave guard asks.
 */
export const pageConfig = (name: RouteName): Record<string, unknown> => {
  const { share } = factsOf(name)
  return {
    ...(target === 'alipay' ? alipayConfig(name) : wxConfig(name)),
    ...(share ? { enableShareAppMessage: true } : {}),
    ...(share === 'everyone' ? { enableShareTimeline: true } : {}),
  }
}
