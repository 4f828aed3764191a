export { webOrigin } from './index.weapp'
