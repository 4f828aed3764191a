export { covered } from './index.weapp'
