import { pageConfig } from '@/router/table/page-config'

// Taro passes the share hook to a mini program only when the page's configuration enables it. Never to Moments: a gift is for one friend.
export default { ...pageConfig('send-mine-ticket'), enableShareAppMessage: true }
