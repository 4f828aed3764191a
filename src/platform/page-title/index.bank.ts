export { setPageTitle } from './index.weapp'
