export { focus } from './mini'
