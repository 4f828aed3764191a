export { clipboard } from './wx-like'
