export { reopen } from './native-reopen'
export { checkUpdate } from './native-update'
