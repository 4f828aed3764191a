export { system } from './native-system'
