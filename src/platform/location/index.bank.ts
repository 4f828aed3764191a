export { location } from './wx-like'
