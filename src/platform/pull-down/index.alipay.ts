export { endPullDown } from './index.weapp'
