import { pageConfig } from '@/router/table/page-config'

// Taro passes the share hook to a mini program only when the page's configuration enables it.
export default { ...pageConfig('topic-activity'), enableShareAppMessage: true, enableShareTimeline: true }
