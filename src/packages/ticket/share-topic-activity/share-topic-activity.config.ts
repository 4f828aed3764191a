import { pageConfig } from '@/router/table/page-config'

// A friend may share it further (as in share-show-detail).
export default { ...pageConfig('share-topic-activity'), enableShareAppMessage: true, enableShareTimeline: true }
