export { watchElement } from './wx-like'
