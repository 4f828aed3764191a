export { checkUpdate } from './native-update'
