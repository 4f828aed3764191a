import type { SetPageTitle } from './contract'

/** Alipay's own bar lies over the drawn one (router/table/page-config): a title in it would cover the drawn title. */
export const setPageTitle: SetPageTitle = () => undefined
