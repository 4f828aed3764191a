export { images } from './wx-like'
