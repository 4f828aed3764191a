export { storage } from './wx-like'
