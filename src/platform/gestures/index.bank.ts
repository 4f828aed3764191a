export { gesturesOn } from './native-touches'
