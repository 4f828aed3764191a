export { canScan, scan } from './wx-like'
