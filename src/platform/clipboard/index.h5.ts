export { clipboard } from './web'
