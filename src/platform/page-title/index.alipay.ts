import type { SetPageTitle } from './contract'

/**
 * Does nothing, because Alipay's bar lies over the drawn bar (router/table/page-config). A title in it would cover the
 * drawn title.
 */
export const setPageTitle: SetPageTitle = () => undefined
