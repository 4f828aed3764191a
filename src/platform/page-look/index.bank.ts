export { applyPageLook } from './wx-like'
