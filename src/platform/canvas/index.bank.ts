export { mountCanvas } from './wx-like'
