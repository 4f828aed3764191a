export { share } from './wx-like'
