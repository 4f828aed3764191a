import { pageConfig } from '@/router/table/page-config'

// To friends only: Moments open the page in view, and this one is the buyer's own.
export default { ...pageConfig('share-ticket'), enableShareAppMessage: true }
