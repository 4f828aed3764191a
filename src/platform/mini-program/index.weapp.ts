export { openMiniProgram } from './native-open'
