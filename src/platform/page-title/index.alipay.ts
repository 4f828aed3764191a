import type { SetPageTitle } from './contract'

/** Alipay's own bar lies over the drawn one (router/table/page-config): a title in it would cover ours. */
export const setPageTitle: SetPageTitle = () => undefined
