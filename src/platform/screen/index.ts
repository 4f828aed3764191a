import { nativeScreen } from './native-screen'

export const screen = nativeScreen('value')
