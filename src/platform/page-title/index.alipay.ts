import type { SetPageTitle } from './contract'

/**
 * Does nothing, because Alipay's navigation bar is over the bar that the page draws (router/table/page-config). A title
 * in Alipay's bar would cover the title that the page draws.
 */
export const setPageTitle: SetPageTitle = () => undefined
