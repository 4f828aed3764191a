export { scan } from './wx-like'
