import { pageConfig } from '@/router/table/page-config'

// Taro hands the share hook to a mini program only when the page's configuration says so.
export default { ...pageConfig('tour-detail'), enableShareAppMessage: true }
